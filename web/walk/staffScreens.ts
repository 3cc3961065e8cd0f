import type { Screen } from './screen.ts'
import { ask, changeTwice, firstDay, follow, goOffline, press, until } from './ways.ts'

/** What everybody sees. */
export const staffScreens: Screen[] = [
  { name: 'lobby', title: 'Lobby', path: '/Lobby' },
  { name: 'lobby-answer', title: 'Lobby med svar', path: '/Lobby', open: ask },
  {
    name: 'lobby-waiting',
    title: 'Lobby som hämtas',
    path: '/Lobby',
    waitsFor: '**/v1/Question/Uall*',
  },
  {
    name: 'lobby-failed',
    title: 'Lobby som inte gick att hämta',
    path: '/Lobby',
    without: '**/v1/Question/Uall*',
    open: until('Frågorna gick inte att hämta'),
  },
  { name: 'bell', title: 'Notis center', path: '/Lobby', open: press(/Notis center/) },
  { name: 'person', title: 'Kontomenyn', path: '/Lobby', open: press(/konto för/) },
  { name: 'tour', title: 'Rundtur', path: '/Lobby', open: firstDay },
  { name: 'offline', title: 'Utan nätverk', path: '/Lobby', open: goOffline },
  { name: 'account', title: 'Mitt konto', path: '/Konto' },
  {
    name: 'account-conflict',
    title: 'Mitt konto, ändrat på annat håll',
    path: '/Konto',
    open: changeTwice,
  },
  { name: 'documents', title: 'Dokument', path: '/Dokument' },
  { name: 'document', title: 'Ett dokument', path: '/Dokument', open: follow(/Resepolicy/) },
  { name: 'document-gone', title: 'Dokumentet finns inte längre', path: '/Dokument/finns-inte' },
  { name: 'documents-none', title: 'Dokument utan träff', path: '/Dokument?sok=finnsinte' },
  { name: 'news', title: 'Nyheter', path: '/Nyheter' },
  { name: 'not-found', title: 'Sidan finns inte', path: '/finns/inte' },
  { name: 'accessibility', title: 'Tillgänglighet', path: '/Tillganglighet' },
].map((screen) => ({ ...screen, as: 'anna' as const }))
