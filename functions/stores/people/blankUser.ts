import { noSessionEnded } from './sessions.ts'
import { listedNow } from './userList.ts'

/** The numbers of a log without entries. */
export const logFields = { LogAntal: 0, LogFrom: 0, LogFromBefore: 0 }
/** What somebody has seen and cleared who has seen nothing. */
export const noticeFields = {
  NotisLast: '',
  NotisSeen: '',
  NotisFrom: '',
  NotisAllSeen: '',
  NotisAllFrom: '',
  NewsDismissed: '',
  NewsDismissedTo: '',
}

/** What a new person has before anything is filled in. */
export const blankUser = {
  NewEmail: '',
  PersonNr: '',
  Tele: '',
  Tele2: '',
  Adress: '',
  postnr: '',
  Ort: '',
  Offices: '',
  BildUrl: '',
  Lastlogin: null,
  InAktiv: false,
  SecondStep: 'off' as const,
  Tour: false,
  DaytoUpdate: '',
  ...logFields,
  ...noticeFields,
  ...noSessionEnded,
  Listed: listedNow,
  ListedIn: 0,
}
