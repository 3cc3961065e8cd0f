import { accessibility } from '../../../shared/contract/accessibility.ts'
import { answers } from '../../../shared/contract/answers.ts'
import { assistant } from '../../../shared/contract/assistant.ts'
import { auth } from '../../../shared/contract/auth.ts'
import { bookingReads } from '../../../shared/contract/bookingReads.ts'
import { calendar } from '../../../shared/contract/calendar.ts'
import { chatbot } from '../../../shared/contract/chatbot.ts'
import { documents } from '../../../shared/contract/documents.ts'
import { notifications } from '../../../shared/contract/notifications.ts'
import { profile } from '../../../shared/contract/profile.ts'
import { questions } from '../../../shared/contract/questions.ts'
import { questionVersions } from '../../../shared/contract/questionVersions.ts'
import { statistics } from '../../../shared/contract/statistics.ts'
import { users } from '../../../shared/contract/users.ts'
import { call, revalidated, streamed } from './calls.ts'

// Not all of it: every route that is named here comes with the first screen.
const contract = {
  ...accessibility,
  ...answers,
  ...assistant,
  ...auth,
  ...bookingReads,
  ...calendar,
  ...chatbot,
  ...documents,
  ...notifications,
  ...profile,
  ...questions,
  ...questionVersions,
  ...statistics,
  ...users,
}

/** Every call that the portal makes, by its key in the contract; what one screen alone makes comes with it (`studio.ts`, `feeds.ts`). */
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
  users: {
    all: revalidated(contract['users.all']),
    find: call(contract['users.find']),
    add: call(contract['users.add']),
    delete: call(contract['users.delete']),
    get: call(contract['users.get']),
    log: call(contract['users.log']),
    resetLog: call(contract['users.resetLog']),
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
  questions: {
    all: revalidated(contract['questions.all']),
    add: call(contract['questions.add']),
    update: call(contract['questions.update']),
    versions: call(contract['questions.versions']),
    restore: call(contract['questions.restore']),
    delete: call(contract['questions.delete']),
    providers: call(contract['questions.providers']),
  },
  chatbot: {
    send: streamed(contract['chatbot.send']),
  },
  calendar: {
    events: call(contract['calendar.events']),
    day: call(contract['calendar.day']),
    add: call(contract['calendar.add']),
    get: call(contract['calendar.get']),
    mine: call(contract['calendar.mine']),
    free: call(contract['calendar.free']),
    repeat: call(contract['calendar.repeat']),
    addSeries: call(contract['calendar.addSeries']),
    edit: call(contract['calendar.edit']),
    delete: call(contract['calendar.delete']),
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
  accessibility: {
    report: call(contract['accessibility.report']),
  },
  notifications: {
    all: revalidated(contract['notifications.all']),
    seen: call(contract['notifications.seen']),
    dismiss: call(contract['notifications.dismiss']),
  },
  statistics: {
    totals: call(contract['statistics.totals']),
    users: call(contract['statistics.users']),
    questions: call(contract['statistics.questions']),
    log: call(contract['statistics.log']),
    help: call(contract['statistics.help']),
  },
}
