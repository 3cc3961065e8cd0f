/** How often people may do what costs others (docs/requirements.md, "Limits by person"). Only the server counts. */
export const rateLimits = {
  /** Changes that one person may make in a minute: more than anybody does by hand (ours). */
  writesPerMinute: 120,
  /** Reports about accessibility that one person may send in an hour (ours). */
  reportsPerHour: 5,
  /** Questions that one person may propose in an hour (ours). */
  proposalsPerHour: 20,
  /** Mails about their bookings that one person gets in an hour (ours). */
  bookingMailsPerHour: 60,
  /** Mails about a forgotten password in an hour, to one e-mail address and from one network address (ours). */
  forgottenPerHour: { to: 5, from: 60 },
  /** Mails with the code of a registration in an hour, to one e-mail address (ours). */
  registeredPerHour: 5,
  /** Mails with the code of a new address that one person may ask for in an hour (ours). */
  newAddressesPerHour: 10,
} as const
