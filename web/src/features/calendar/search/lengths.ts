import { config } from '../../../api/config.ts'
import { lengthInWords } from '../../../../../shared/rules/calendar/roomRules.ts'

const lengths = [15, 30, 45, 60, 90, 120, 180, 240]

/** The lengths that can be sought, as far as the stage lets them be booked. */
export const lengthChoices = () => {
  const { longestMinutes = Infinity } = config().rooms
  return lengths
    .filter((minutes) => minutes <= longestMinutes)
    .map((minutes) => ({ value: String(minutes), label: lengthInWords(minutes) }))
}
