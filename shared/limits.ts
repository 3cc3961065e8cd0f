/** Numbers of the product that the browser has, too: docs/requirements.md, "Constants and limits" unless a line says otherwise. */
export const limits = {
  /** Milliseconds between two refreshes of the notification list and of the dashboard while the tab is used. */
  pollMs: 30_000,
  /** The same at most, however long nobody has used it (ours). */
  pollMostMs: 16 * 60_000,
  /** Milliseconds that a toast stays. */
  toastMs: 3_000,
  /** How long something that was done with one press can be undone. */
  undoMs: 10_000,
  /** Milliseconds from the reset request to the return to the start page. */
  resetRedirectMs: 1_500,
  /** Milliseconds after which a call has no answer, and a stream that says nothing has broken (ours). */
  callMs: 35_000,
  streamSilenceMs: 25_000,
  searchDebounceMs: 500,
  /** Milliseconds between two signs of life of whoever reads an answer that is not kept, and seconds after the last (ours). */
  signOfLifeMs: 8_000,
  vanishedSeconds: 25,
  /** Milliseconds between two looks for an answer whose connection broke, and how long they go on (ours). */
  fetchAgainMs: 3_000,
  fetchAgainForMs: 6 * 60_000,

  /** Characters. A search longer than this is a mistake (ours). */
  searchTerm: 200,
  /** Characters of a person's own text to a question: some thirty pages (ours). */
  answerText: 100_000,
  /** Of a file whose text is put into a question: bytes, bytes once unpacked, characters, and seconds to read it (ours). */
  fileBytes: 25 * 1024 * 1024,
  fileUnpackedBytes: 30 * 1024 * 1024,
  fileText: 100_000,
  fileSeconds: 30,
  /** Characters from which people are told what their text costs before it is sent (ours). */
  longText: 20_000,
  /** The greatest length of an answer, in characters and minutes (ours). */
  answerCharacters: 200_000,
  answerMinutes: 5,
  /** Cards that the lobby reads at once, and those that it can ask for by name: starred ones, and those of the latest answers (ours). */
  cardsAtOnce: 300,
  cardsNamed: 120,
  /** Characters of the first words that a list of answers shows; of a note on one; and rows of a page at most (ours). */
  answerBegins: 160,
  answerNote: 300,
  ownAnswersAtOnce: 50,
  /** Sources of an answer that are shown, and the characters of each one's address and title (ours). */
  sources: 20,
  sourceAddress: 2_000,
  sourceTitle: 200,
  /** More tokens than any model takes: no count of a provider's. */
  tokensCounted: 10_000_000,
  /** Characters of what tells where a page of people begins (ours). */
  peopleCursor: 1_500,
  /** Characters of an address that opens a mail: what Windows hands to a program (ours). */
  mailAddress: 2_000,
  /** Messages of a chat that a call may carry, and the newest of them that are asked (ours). */
  chatMessagesSent: 100,
  chatMessagesAsked: 20,
  /** Bytes of a picture that the server takes, and pixels of its side after the browser has scaled it. */
  pictureBytes: 5 * 1024 * 1024,
  pictureSide: 512,
  /** Of a user name at Cognito, which an address is. */
  emailLength: 128,
  nameLength: 100,
  /** Characters of the other lines of a profile (ours). */
  phoneLength: 30,
  addressLength: 100,
  postcodeLength: 10,
  /** Kronor a month (ours). */
  salaryMax: 10_000_000,
  passwordMin: 8,
  /** Cognito's own maximum. */
  passwordMax: 256,

  /** Rows of a list, and what can be chosen; the dashboard's log and a person's have no choice. */
  pageSize: 20,
  pageSizes: [10, 20, 50],
  logPageSize: 20,
  /** Characters of a question's text in the library, from each width of the window in pixels on. */
  questionExcerpt: [
    { from: 0, characters: 20 },
    { from: 768, characters: 20 },
    { from: 1024, characters: 40 },
    { from: 1280, characters: 50 },
  ],
  /** People that one call deletes: as many as the largest page selects (ours). */
  deletedAtOnce: 50,
  /** Pixels of a person's log, which scrolls. */
  userLogHeight: 550,

  /** Characters of a word that somebody marks to be hidden, and how many such words. */
  hiddenWord: 100,
  hiddenWords: 50,
  /** Hours in which rooms can be booked, in Swedish time, and minutes of a slot. */
  firstHour: 5,
  lastHour: 22,
  slotMinutes: 15,
  /** Milliseconds between two reads of a room's bookings while somebody looks at them (ours). */
  roomPollMs: 60_000,
  /**
   * Bookings of a series (ours): moving each writes two days, and what DynamoDB does whole or not at all are 100 writes, of
   * which the series, the log and the event take four.
   */
  seriesTimes: 48,
  /** Days ahead that one's own next bookings are looked for in, and how many of them are shown (ours). */
  ownBookingDays: 60,
  ownBookings: 10,
  /** Characters of a booking's note (ours). */
  eventNote: 500,

  /** Rows of the lists of documents and news; there is no choice. */
  articlePageSize: 5,
  /** Characters of a document or news item: its title, and its text with HTML (ours). */
  articleSubject: 200,
  articleBody: 100_000,
  /** Characters of a document's text in the list, from each width of the window in pixels on. */
  articleShown: [
    { from: 0, characters: 20 },
    { from: 768, characters: 35 },
    { from: 1280, characters: 50 },
  ],
  /** Characters of a report about accessibility, and of the address that it is about (ours). */
  reportText: 1_000,
  reportPage: 200,
  /** Notifications that are shown (ours). */
  notifications: 50,
  /** Rows of the input box and of the answer box. */
  boxRows: 10,
  /** Widest question card in pixels. */
  cardWidth: 1200,
  /** Days for which what was typed and not sent is kept in the browser. */
  draftDays: 7,
} as const
