/* What the deployed pool and the one on this machine have in common. */

const mapped = ['given_name', 'family_name', 'custom:groups', 'custom:subject']

/**
 * The attributes that the client may write: the address, and with Outlook what a sign-in there brings, since the pool
 * writes it in the client's name ("Specifying attribute mappings").
 */
export const writableAttributes = (hasOutlook: boolean): readonly string[] => [
  'email',
  ...(hasOutlook ? mapped : []),
]
