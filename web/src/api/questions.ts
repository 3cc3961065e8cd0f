import { questionVersions } from '../../../shared/contract/questions/questionVersions.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { call, revalidated } from './request/calls.ts'

/** The calls about the library of questions. */
export const questionsApi = {
  all: revalidated(questions['questions.all']),
  add: call(questions['questions.add']),
  update: call(questions['questions.update']),
  versions: call(questionVersions['questions.versions']),
  restore: call(questionVersions['questions.restore']),
  delete: call(questions['questions.delete']),
  providers: call(questions['questions.providers']),
}
