/** An id for a question that is not there yet: sent again where no reply came, it is one question (`chosenQuestionId`). */
export const newQuestionId = (): string =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[byte % 32],
  ).join('')
