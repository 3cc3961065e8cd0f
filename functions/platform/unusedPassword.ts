import { randomInt } from 'node:crypto'

const sets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789']

/** A password that nobody ever types: one travels in the link of the welcome mail, which suits no other signs. */
export const unusedPassword = () =>
  Array.from({ length: 24 }, (_, place) => {
    const letters = sets[place % sets.length] ?? ''
    return letters.charAt(randomInt(letters.length))
  }).join('')
