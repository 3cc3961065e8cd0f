import { spreadPeople as spread } from '../../functions/stores/people/spreading.ts'

const tellEveryMs = 10_000

/** Moves the rows of people to where they belong after their shards were raised. Run again it goes on, or finds nothing. */
export async function spreadPeople(tell: (line: string) => void): Promise<string> {
  let next = Date.now() + tellEveryMs
  const moved = await spread((so) => {
    if (Date.now() < next) return
    next = Date.now() + tellEveryMs
    tell(`${so} people moved …`)
  })
  return `${moved} people were moved; everybody is where they belong.`
}
