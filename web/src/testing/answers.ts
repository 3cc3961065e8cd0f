/** An answer of one’s own, as the list has it. */
export const ownAnswerRow = (id: string, more: object = {}) => ({
  id,
  QuestionId: 'q1',
  Question: `Fråga ${id}`,
  asked: 'Min text',
  begins: 'Svaret börjar så',
  ending: 'answered',
  turns: 1,
  Pinned: false,
  sdate: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
  ...more,
})
