import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListedQuestion } from '../../../../shared/contract/questions.ts'
import { questionsApi } from '../../api/questions.ts'
import { textOf } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { questionTexts } from '../../texts/questions.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { reloadQuestions } from './questions.queries.ts'

/** Deletes a question; the library is read anew, also when somebody else has deleted it before. */
export function useDeleteQuestion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: ListedQuestion) =>
      questionsApi.delete({ DelQuestion: JSON.stringify({ id }) }),
    onSuccess: () => toaster.success(questionTexts.deleted),
    onError: (error) => toaster.error({ ...catalogue.questionDelete, description: textOf(error) }),
    onSettled: async () => {
      await reloadQuestions(client)
      // The row takes the focus with it.
      focusLeftOver()
    },
  })
}
