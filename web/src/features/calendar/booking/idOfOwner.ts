import { personParts } from '../../../../../shared/rules/questions/fields.ts'
import { usersApi } from '../../../api/users.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { calendarTexts } from '../../../texts/calendar.ts'

const notChosen = () =>
  new ApiError(calendarTexts.chooseOwner, {
    status: 400,
    code: 'invalid_input',
    fields: { currentUserid: calendarTexts.chooseOwner },
  })

/** Who has an address: the search finds many by the words of a short one. */
async function idAt(email: string, cursor?: string): Promise<string | undefined> {
  const asked = { searchTerm: email, filterOptions: ['active' as const], size: 50, cursor }
  const { results, page } = await usersApi.all(asked)
  const found = results.find(({ Email }) => Email.toLowerCase() === email)
  return found || page?.next === undefined ? found?.id : idAt(email, page.next)
}

/** The id of somebody who was chosen by name and address; undefined for an empty field. Throws a refusal of the field. */
export async function idOfOwner(chosen: string): Promise<string | undefined> {
  if (chosen === '') return undefined
  const [, email] = personParts(chosen)
  if (email === undefined) throw notChosen()
  const id = await idAt(email.toLowerCase())
  if (id === undefined) throw notChosen()
  return id
}
