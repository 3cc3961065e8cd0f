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

/** The id of somebody who was chosen by name and address; undefined for an empty field. Throws a refusal of the field. */
export async function idOfOwner(chosen: string): Promise<string | undefined> {
  if (chosen === '') return undefined
  const [, email] = personParts(chosen)
  if (email === undefined) throw notChosen()
  const { results } = await usersApi.all({
    searchTerm: email,
    filterOptions: ['active'],
    size: 20,
  })
  const found = results.find(({ Email }) => Email.toLowerCase() === email.toLowerCase())
  if (!found) throw notChosen()
  return found.id
}
