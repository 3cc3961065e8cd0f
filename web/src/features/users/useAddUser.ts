import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../shared/contract/user.ts'
import { newUser } from '../../../../shared/contract/users.ts'
import { asSeen } from '../../../../shared/rules/oneLine.ts'
import { usersApi } from '../../api/users.ts'
import { ApiError, NetworkError } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { userTexts as texts } from '../../texts/users.ts'
import { withHelp } from '../../ui/form/formErrors.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { useSendNew } from '../../ui/form/useSendNew.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { usersQueries } from './users.queries.ts'

const labels = {
  Firstname: texts.firstname,
  Lastname: texts.lastname,
  phone: texts.phone,
  email: texts.email,
  password: texts.password,
}
const blank = { Firstname: '', Lastname: '', phone: '', email: '', password: '' }
const inWords = withHelp(texts.help)

/** The catalogue's words for a failure; a refusal has the server's own. */
function fault(error: unknown) {
  if (error instanceof NetworkError) return catalogue.userAddUnreached
  const isRefusal = error instanceof ApiError && error.status < 500 && error.code !== 'unreadable'
  return isRefusal ? undefined : catalogue.userAdd
}

type Named = { Firstname: string; Lastname: string; email: string }

/** The person who has this name and address, if there is one. */
async function storedAs({ Firstname, Lastname, email }: Named) {
  const { results } = await usersApi.all({ searchTerm: email, size: 20 })
  return results.find(
    (one) =>
      one.Email.toLowerCase() === email.trim().toLowerCase() &&
      one.Firstname === asSeen(Firstname) &&
      one.Lastname === asSeen(Lastname),
  )
}

/** The form of a new person. */
export function useAddUser(picture: File | undefined, onAdded: () => void) {
  const client = useQueryClient()
  const sendNew = useSendNew()
  const form = useForm({
    draft: 'user.new',
    closes: true,
    labels,
    stored: blank,
    rule: newUser,
    inWords,
    // Of all that the dialog asks for only the address can be somebody else's.
    codes: { taken: 'email' },
    fault,
  })

  const add = () =>
    form.submit(async ({ values }) => {
      const { password, ...rest } = values
      // An empty password is left out (docs/requirements.md, "New user rule").
      const user = JSON.stringify(password === '' ? rest : values)
      await sendNew<Pick<User, 'id'>>({
        sent: JSON.stringify([user, picture?.name, picture?.size, picture?.lastModified]),
        send: async () => (await usersApi.add({ user, 'files[]': picture })).results,
        codes: ['taken'],
        find: () => storedAs(values),
      })
      toaster.success(texts.added)
      onAdded()
      await client.invalidateQueries({ queryKey: usersQueries.key })
    })

  return { ...form, add }
}
