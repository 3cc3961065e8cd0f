/** First and last name in one, as lists, logs and charts show a person. */
export const nameOf = ({ Firstname, Lastname }: { Firstname: string; Lastname: string }): string =>
  `${Firstname} ${Lastname}`.trim()

/**
 * Who somebody was whose account has been deleted; what they used stays counted (docs/requirements.md, "Statistics").
 */
export const goneName = 'Borttagen användare'
