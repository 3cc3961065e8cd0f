import { file, png } from './pictures.ts'
import { type May, mayAsk } from './whoMayAsk.ts'

let quarter = 0
/** A quarter of an hour that no other test books. */
function freeTime() {
  const start = Date.UTC(2039, 1, 1, 7) + 15 * 60_000 * quarter++
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + 15 * 60_000).toISOString(),
    Rum: 1 as const,
  }
}

/**
 * docs/requirements.md, "Roles and permissions", cell by cell: what each call answers to staff and to administrators, about their own
 * record, about somebody else's, or where it is about nobody. Written by hand: the contract must say the same.
 */
export const may: Record<string, May> = {
  ...mayAsk,
  'auth.logout': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'auth.me': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'profile.get': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ userid: id }),
  },
  'profile.seen': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({}),
  },
  'profile.update': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ user: { id, Ort: 'Sala' } }),
  },
  'profile.image': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ 'files[]': file(png), userid: id }),
  },
  'users.all': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'users.find': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ searchTerm: 'Öman' }),
  },
  'users.add': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({
      user: JSON.stringify({ Firstname: 'Nils', email: `${crypto.randomUUID()}@example.se` }),
    }),
  },
  'users.delete': {
    staff: { own: 403, other: 403 },
    administrator: { own: 409, other: 200 },
    input: ({ id }) => ({ id }),
  },
  'users.get': {
    staff: { own: 403, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ userid: id }),
  },
  'users.log': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ userid: id, page: 0 }),
  },
  'users.resetLog': {
    staff: { own: 403, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ userid: id }),
  },
  'chatbot.send': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ newMessage: [{ role: 'user', content: 'Hej' }] }),
  },
  'statistics.totals': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'statistics.users': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'statistics.questions': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'statistics.log': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
  'calendar.events': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ month: 3, year: 2027, Rum: 1 }),
  },
  'calendar.day': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ day: '2027-03-01' }),
  },
  'calendar.add': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ event: { ...freeTime(), currentUserid: id } }),
  },
  'calendar.get': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ event: 'borta' }),
  },
  'calendar.mine': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'calendar.feeds': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'calendar.setFeed': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ of: 'own', open: true }),
  },
  'calendar.free': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ minutes: 45, Rum: '1,2', from: '2039-02-01' }),
  },
  'calendar.repeat': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ ...freeTime(), every: 1, times: 2 }),
  },
  'calendar.addSeries': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ events: [{ ...freeTime(), currentUserid: id }] }),
  },
  // docs/requirements.md, "Who may change a booking": whose it is, and administrators.
  'calendar.edit': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ event: { id: 'borta' } }),
  },
  'calendar.delete': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ event: 'borta' }),
  },
  'documents.all': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'documents.get': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'documents.add': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ Subject: 'Ny', Body: '<p>Text</p>' }),
  },
  'documents.update': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', Subject: 'Ny' }),
  },
  'documents.delete': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'documents.allNews': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'documents.getNews': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'documents.addNews': {
    staff: { any: 403 },
    administrator: { any: 200 },
    input: () => ({ Subject: 'Ny', Body: '<p>Text</p>' }),
  },
  'documents.updateNews': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta', Subject: 'Ny' }),
  },
  'documents.deleteNews': {
    staff: { any: 403 },
    administrator: { any: 404 },
    input: () => ({ id: 'borta' }),
  },
  'documents.latestNews': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'documents.dismissNews': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ id: 'nyhet' }),
  },
  'notifications.all': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'notifications.seen': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'notifications.dismiss': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({}),
  },
  'profile.linkAuthenticator': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({}),
  },
  'profile.confirmAuthenticator': {
    staff: { any: 409 },
    administrator: { any: 409 },
    input: () => ({ code: '000000' }),
  },
  'profile.confirmEmail': {
    staff: { any: 409 },
    administrator: { any: 409 },
    input: () => ({ code: '000000' }),
  },
  'profile.removeAuthenticator': {
    staff: { own: 200, other: 403 },
    administrator: { own: 200, other: 200 },
    input: ({ id }) => ({ userid: id }),
  },
  'profile.closeTour': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  'accessibility.report': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ message: 'Knappen har ingen text' }),
  },
  'profile.favourite': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ QuestionId: 'mejlsvar', Favourite: true }),
  },
  'answers.all': { staff: { any: 200 }, administrator: { any: 200 }, input: () => ({}) },
  // Nobody's id goes with these: there is no answer of somebody else to ask for.
  'answers.get': { staff: { any: 404 }, administrator: { any: 404 }, input: () => ({ id: 'a1' }) },
  'answers.update': {
    staff: { any: 404 },
    administrator: { any: 404 },
    input: () => ({ id: 'a1', Pinned: true }),
  },
  'answers.delete': {
    staff: { any: 200 },
    administrator: { any: 200 },
    input: () => ({ id: 'a1' }),
  },
  'statistics.help': { staff: { any: 403 }, administrator: { any: 200 }, input: () => ({}) },
}
