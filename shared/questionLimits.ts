/** Numbers of the questions: how they are written, tried, ordered, proposed and asked on. */
export const questionLimits = {
  /** Characters of a question in the library, and its highest place in the order (ours). */
  questionLabel: 200,
  infoClass: 30,
  questionText: 20_000,
  /** Characters of its plain text in the library (ours). */
  questionBegins: 300,
  questionSubtext: 500,
  questionOrdering: 1_000_000,
  /** Questions that are put at other places in one transaction, which takes a hundred writes (ours). */
  placedAtOnce: 40,
  /** Rows of the order that are shown at once, and the categories that a form offers at most (ours). */
  orderedAtOnce: 40,
  categories: 500,
  /** Drafts that stand above the library’s list, and are read, at once: a file that was taken in may have made thousands (ours). */
  draftsAtOnce: 12,
  /** Questions of a model that ends that are named above the list (ours). */
  endingNamed: 50,
  questionReason: 200,
  /**
   * Trials of a question: how many, how many are enough to be called proven, what each of them looks for, the characters of its name
   * and its texts, and of all of them together (ours).
   */
  trials: 10,
  trialsEnough: 3,
  trialChecks: 10,
  trialName: 60,
  trialText: 5_000,
  trialsText: 60_000,
  checkText: 300,
  checkNumber: 10_000,
  /** Times that each trial is asked, at once, tries of each time, and characters of an answer that are kept (ours). */
  trialRounds: 3,
  trialsAtOnce: 2,
  trialTries: 2,
  trialAnswer: 12_000,
  /** Seconds that a run belongs to who works it off, minutes that they do so at a stretch, and days that it is kept (ours). */
  runLeaseSeconds: 30,
  runMinutes: 8,
  runDays: 120,
  /** Milliseconds between two looks at a run that goes on (ours). */
  runPollMs: 1_500,
  /** Days after which what was tried counts as old (ours). */
  provenDays: 90,
  /** Days before a model ends at which administrators are told, and told again (ours). */
  modelEndDays: 60,
  modelEndAgainDays: 14,
  /** Characters of what a proposed question is to do; proposals of one person, and of all, that wait for an answer (ours). */
  proposalText: 2_000,
  ownProposals: 10,
  proposals: 300,
  /** Models that are asked beside each other in the studio (ours). */
  modelsBeside: 3,
  /** Questions that one person can star: their profile is read with every call (ours). */
  favourites: 60,
  /** Characters of a question’s category, and how it can be asked on: ways and their characters (ours). */
  questionCategory: 40,
  followUps: 3,
  followUp: 60,
  /** Saves of a draft in a row of which no reply came that its next one names (ours). */
  unheardSaves: 20,
  /** Bytes of a kept turn, below what DynamoDB takes as one item (ours). */
  turnBytes: 380_000,
  /** Turns of a conversation under an answer that were answered, and all that are kept of it, however they ended (ours). */
  conversationTurns: 10,
  conversationTries: 30,
  /** Characters of a conversation that are asked again, and those that its first turn has in any case (ours). */
  conversationCharacters: 120_000,
  conversationBegins: 4_000,
  /** Fields of a question's form, and the characters of what they say and take (ours). */
  questionFields: 8,
  fieldLabel: 60,
  fieldHelp: 200,
  fieldChoices: 20,
  fieldChoice: 100,
  fieldExample: 1_000,
  fieldLine: 200,
  fieldText: 5_000,
} as const
