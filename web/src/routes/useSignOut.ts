import { useSubmit } from 'react-router-dom'
import { paths } from './paths.ts'

/** The way out for those who are signed in, once nobody has unsaved changes to keep. */
export function useSignOut() {
  const submit = useSubmit()
  return () => void submit(null, { method: 'post', action: paths.signIn, replace: true })
}
