import type { Config } from '../../shared/contract/stage/config.ts'

/** The settings in a page, as some stage has them. */
export const pageSettings = (productName = 'Portalen'): Config => ({
  productName,
  assistantName: 'Saga',
  texts: 'klarsprak',
  statisticsNames: 'shown',
  ownAnswerDays: 30,
  pinnedAnswerDays: 365,
  profileFields: ['PersonNr', 'Tele', 'Tele2', 'Adress', 'postnr', 'Ort'],
  rooms: { for: 'everybody', edits: 'owner' },
  region: 'eu-north-1',
  userPoolId: 'eu-north-1_Test',
  userPoolClientId: 'client',
  tour: false,
  multiFactor: 'off',
  address: 'https://portal.example.se',
})
