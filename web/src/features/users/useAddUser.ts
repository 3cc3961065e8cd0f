import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newUser, type NewUser } from '../../../../shared/contract/users.ts'
import { api } from '../../api/client.ts'
import { ApiError, NetworkError, textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { userTexts } from '../../texts/users.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useStillWrong } from '../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../ui/form/wrongFields.ts'
import { usersQueries } from './users.queries.ts'

/** The catalogue's words for a failure; a refusal has the server's own, which show in the dialog. */
function announce(error: unknown) {
  const description = textOf(error)
  if (error instanceof NetworkError) {
    toaster.error({ ...catalogue.userAddUnreached, description })
  } else if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable') {
    toaster.error({ ...catalogue.userAdd, description })
  }
}

function wrongAfter(error: unknown): Wrong {
  // Of all that the dialog asks for only the address can be somebody else's.
  if (error instanceof ApiError && error.code === 'taken') return { email: error.message }
  return refusedFields(error)
}

/** Adds a person. `wrong` and `failure` say why it did not work. */
export function useAddUser(given: NewUser & Record<string, string>, onAdded: () => void) {
  const [state, setState] = useState<{ busy: boolean; wrong: Wrong; failure?: string }>({
    busy: false,
    wrong: {},
  })
  const client = useQueryClient()

  const check = () => wrongIn(newUser, given, userTexts.help)

  async function send(picture: File | undefined) {
    const { password, ...rest } = given
    // An empty password is left out (specification section 5).
    const user = JSON.stringify(password === '' ? rest : given)
    await api.users.add({ user, 'files[]': picture })
    toaster.success(userTexts.added)
    onAdded()
    await client.invalidateQueries({ queryKey: usersQueries.key })
  }

  async function add(picture: File | undefined) {
    if (state.busy) return
    const found = check()
    if (Object.keys(found).length > 0) return setState({ busy: false, wrong: found })
    setState({ busy: true, wrong: {} })
    try {
      await send(picture)
    } catch (error) {
      const wrong = wrongAfter(error)
      announce(error)
      setState({
        busy: false,
        wrong,
        ...(Object.keys(wrong).length === 0 && { failure: textOf(error) }),
      })
    }
  }

  return {
    ...state,
    ...useStillWrong(state.wrong, given, check),
    add: (picture?: File) => void add(picture),
  }
}
