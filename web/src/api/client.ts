import { answers } from '../../../shared/contract/answers.ts'
import { assistant } from '../../../shared/contract/assistant.ts'
import { auth } from '../../../shared/contract/auth.ts'
import { documents } from '../../../shared/contract/documents.ts'
import { notifications } from '../../../shared/contract/notifications.ts'
import { profile } from '../../../shared/contract/profile.ts'
import { secondStep } from '../../../shared/contract/profile/secondStep.ts'
import { call, revalidated, streamed } from './request/calls.ts'

// Every route that is named here comes with the first screen.
const contract = {
  ...answers,
  ...assistant,
  ...auth,
  ...documents,
  ...notifications,
  ...profile,
  ...secondStep,
}

/**
 * The calls that the frame, the lobby and an opened question make, by their keys in the contract. Those of the other areas
 * come with their screens (`users.ts`, `calendar.ts`, `studio.ts` and others beside this file).
 */
export const api = {
  auth: {
    register: call(contract['auth.register']),
    confirmRegistration: call(contract['auth.confirmRegistration']),
    forgetPass: call(contract['auth.forgetPass']),
    logout: call(contract['auth.logout']),
    me: call(contract['auth.me']),
  },
  profile: {
    get: call(contract['profile.get']),
    update: call(contract['profile.update']),
    confirmEmail: call(contract['profile.confirmEmail']),
    image: call(contract['profile.image']),
    favourite: call(contract['profile.favourite']),
    seen: call(contract['profile.seen']),
    closeTour: call(contract['profile.closeTour']),
    linkAuthenticator: call(contract['profile.linkAuthenticator']),
    confirmAuthenticator: call(contract['profile.confirmAuthenticator']),
    removeAuthenticator: call(contract['profile.removeAuthenticator']),
  },
  assistant: {
    questions: revalidated(contract['assistant.questions']),
    question: call(contract['assistant.question']),
    send: streamed(contract['assistant.send']),
    stop: call(contract['assistant.stop']),
  },
  answers: {
    all: call(contract['answers.all']),
    get: call(contract['answers.get']),
    update: call(contract['answers.update']),
    delete: call(contract['answers.delete']),
  },
  documents: {
    all: revalidated(contract['documents.all']),
    get: call(contract['documents.get']),
    add: call(contract['documents.add']),
    update: call(contract['documents.update']),
    delete: call(contract['documents.delete']),
    allNews: revalidated(contract['documents.allNews']),
    getNews: call(contract['documents.getNews']),
    addNews: call(contract['documents.addNews']),
    updateNews: call(contract['documents.updateNews']),
    deleteNews: call(contract['documents.deleteNews']),
    latestNews: revalidated(contract['documents.latestNews']),
    dismissNews: call(contract['documents.dismissNews']),
  },
  notifications: {
    all: revalidated(contract['notifications.all']),
    seen: call(contract['notifications.seen']),
    dismiss: call(contract['notifications.dismiss']),
  },
}
