import type { Screen } from './screen.ts'
import { chat, clearBell, follow, inTurn, openMenu, press, until } from './ways.ts'

/** What administrators see besides. */
export const adminScreens: Screen[] = [
  { name: 'dashboard', title: 'Administratörens lobby', path: '/Lobby' },
  {
    name: 'dashboard-waiting',
    title: 'Administratörens lobby som hämtas',
    path: '/Lobby',
    waitsFor: '**/v1/Statistic/*',
  },
  { name: 'menu', title: 'Menyn', path: '/Lobby', open: openMenu },
  { name: 'chat', title: 'Chatt', path: '/Lobby', open: press(/^Fråga Saga/) },
  { name: 'chat-answer', title: 'Chatt med svar', path: '/Lobby', open: chat },
  { name: 'bell-empty', title: 'Tomt notis center', path: '/Lobby', open: clearBell },
  { name: 'library', title: 'Frågor', path: '/fragor' },
  {
    name: 'library-add',
    title: 'Ny fråga',
    path: '/fragor',
    open: press('Lägga till en ny fråga'),
  },
  { name: 'library-edit', title: 'Modifera fråga', path: '/fragor', open: press(/^Modifera /) },
  { name: 'library-test', title: 'Testa fråga', path: '/fragor', open: press(/^Visa och testa /) },
  { name: 'library-delete', title: 'Radera fråga', path: '/fragor', open: press(/^Radera /) },
  { name: 'users', title: 'Användare', path: '/users' },
  {
    name: 'users-waiting',
    title: 'Användare som hämtas',
    path: '/users',
    waitsFor: '**/v1/users/all*',
  },
  {
    name: 'users-failed',
    title: 'Användare som inte gick att hämta',
    path: '/users',
    without: '**/v1/users/all*',
    open: until('Försök igen'),
  },
  { name: 'users-none', title: 'Användare utan träff', path: '/users?sok=finnsinte' },
  { name: 'users-add', title: 'Ny användare', path: '/users', open: press(/^Lägga till/) },
  { name: 'users-delete', title: 'Radera användare', path: '/users', open: press(/^Radera /) },
  { name: 'user-card', title: 'Användarkort', path: '/users', open: follow(/Anna Bergström/) },
  { name: 'write-document', title: 'Skriv dokument', path: '/Dokument/ny' },
  { name: 'rooms', title: 'Rum', path: '/Rum' },
  { name: 'rooms-waiting', title: 'Rum som hämtas', path: '/Rum', waitsFor: '**/v1/user/Event*' },
  { name: 'calendar', title: 'Kalender', path: '/Rum', open: follow('Stor') },
  {
    name: 'calendar-month',
    title: 'Kalender, månad',
    path: '/Rum',
    open: inTurn(follow('Stor'), press('Månad')),
  },
  {
    name: 'calendar-list',
    title: 'Kalender, lista',
    path: '/Rum',
    open: inTurn(follow('Stor'), press('Lista')),
  },
  {
    name: 'booking-add',
    title: 'Ny bokning',
    path: '/Rum',
    open: inTurn(follow('Stor'), press('Boka')),
  },
].map((screen) => ({ ...screen, as: 'admin' as const }))
