import type { Config } from '../../../shared/contract/stage/config.ts'

export const settings: Config = {
  productName: 'Portalen',
  assistantName: 'Saga',
  texts: 'klarsprak',
  region: 'eu-north-1',
  userPoolId: 'eu-north-1_Test',
  userPoolClientId: 'client',
  multiFactor: 'optional',
  statisticsNames: 'shown',
  ownAnswerDays: 30,
  pinnedAnswerDays: 365,
  profileFields: ['PersonNr', 'Tele', 'Tele2', 'Adress', 'postnr', 'Ort'],
  rooms: { for: 'everybody', edits: 'owner' },
  tour: false,
  address: 'http://portal.test',
}

/** Puts this text where the settings stand in the page. */
export function putIntoPage(text: string) {
  document.getElementById('config')?.remove()
  const script = document.createElement('script')
  document.head.append(
    Object.assign(script, { id: 'config', type: 'application/json', textContent: text }),
  )
}

/** The stage that the next page to be opened belongs to. */
export const stageWith = (others: Partial<Config>) =>
  putIntoPage(JSON.stringify({ ...settings, ...others }))
