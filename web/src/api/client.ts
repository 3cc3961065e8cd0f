import * as z from 'zod/mini'
import { contract } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { streamEvents, textPiece } from '../../../shared/contract/stream.ts'
import { NetworkError } from './errors.ts'
import { eventsOf } from './events.ts'
import { parsedFailure } from './failures.ts'
import { remembered } from './remembered.ts'
import { type CallOptions, request } from './request.ts'

type Input = z.ZodMiniType<unknown, object>

const call =
  <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
  async (input: z.input<I>, options?: CallOptions): Promise<z.infer<O>> => {
    const response = await request(route, input, 'application/json', options)
    return z.parse(route.output, await response.json())
  }

/** A call that asks whether its last answer still holds. While it does, it gives that same object again. */
function revalidated<I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) {
  const answers = remembered<z.infer<O>>()
  return async (input: z.input<I>, { signal }: CallOptions = {}): Promise<z.infer<O>> => {
    const address = JSON.stringify(input)
    const known = answers.get(address)
    const options = { signal, etag: known?.etag }
    const response = await request(route, input, 'application/json', options)
    if (known && response.status === 304) return known.answer
    const answer = z.parse(route.output, await response.json())
    const etag = response.headers.get('etag')
    if (etag !== null) answers.set(address, etag, answer)
    return answer
  }
}

/** A call whose answer comes piece by piece: yields the text, returns the whole answer. */
const streamed = <I extends Input, O extends z.ZodMiniType>(route: Route<I, O>) =>
  async function* stream(
    input: z.input<I>,
    options?: CallOptions,
  ): AsyncGenerator<string, z.infer<O>> {
    const response = await request(route, input, 'text/event-stream', options)
    if (!response.body) throw new NetworkError()
    let whole: z.infer<O> | undefined
    for await (const { event, data } of eventsOf(response.body)) {
      const content: unknown = JSON.parse(data)
      if (event === streamEvents.text) yield z.parse(textPiece, content).text
      if (event === streamEvents.result) whole = z.parse(route.output, content)
      if (event === streamEvents.failure) throw parsedFailure(content, response.status)
    }
    // A stream that ends without its result was cut on the way.
    if (whole === undefined) throw new NetworkError()
    return whole
  }

/** Every call that the portal makes, by its key in the contract. */
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
