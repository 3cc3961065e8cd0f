import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { textOfValue } from '../../shared/rules/questions/fields.ts'

/** What a model reads where a text was longer. */
const shortenedMark = '\n[… Resten av texten är utelämnad för att den är lång.]'

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}${shortenedMark}`

const textsOf = ({ asked, filled = [], answer }: Turn): string[] => [
  asked,
  ...filled.map(({ value }) => textOfValue(value)),
  answer,
]

const sizeOf = (turn: Turn): number => textsOf(turn).join('').length

/** How many characters of each text there is room for: the long ones give way to the short ones. */
function shareOf(texts: string[], room: number): number {
  const lengths = texts.map(({ length }) => length).toSorted((one, other) => one - other)
  let left = room
  for (const [at, length] of lengths.entries()) {
    const share = Math.floor(left / (lengths.length - at))
    if (length > share) return share
    left -= length
  }
  return room
}

/** A turn in so many characters. */
function turnIn(turn: Turn, room: number): Turn {
  if (sizeOf(turn) <= room) return turn
  const most = shareOf(textsOf(turn), room)
  const filled = turn.filled?.map((field) => ({
    ...field,
    value: shortened(textOfValue(field.value), most),
  }))
  return {
    ...turn,
    asked: shortened(turn.asked, most),
    ...(filled && { filled }),
    answer: shortened(turn.answer, most),
  }
}

/**
 * The turns that are asked again (docs/requirements.md, "Own answers"): the newest whole, since it is what is meant, the first,
 * shortened where there is no room for it, and the newest of the others that there is room for.
 */
export function rememberedTurns([first, ...later]: Turn[]): Turn[] {
  if (!first) return []
  const newest = later.pop()
  if (!newest) return [first]
  const room = questionLimits.conversationCharacters - sizeOf(newest)
  const begins = turnIn(first, Math.max(room, questionLimits.conversationBegins))
  let left = room - sizeOf(begins)
  const kept: Turn[] = []
  for (const turn of later.toReversed()) {
    left -= sizeOf(turn)
    if (left < 0) break
    kept.unshift(turn)
  }
  return [begins, ...kept, newest]
}
