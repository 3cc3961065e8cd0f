import { Bone } from '../../../ui/Bone.tsx'
import { textOf } from '../../../api/errors.ts'
import { authenticatorTexts } from '../../../texts/authenticator.ts'
import { CodeField } from '../../../ui/form/CodeField.tsx'
import { DialogForm } from '../../../ui/dialog/DialogForm.tsx'
import { Notice } from '../../../ui/message/Notice.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { AuthenticatorKey } from './AuthenticatorKey.tsx'
import { useLinkAuthenticator } from './useLinkAuthenticator.ts'

type Props = {
  /** What leaving without it is called. */
  cancel?: string
  onCancel: () => void
  onLinked?: () => void
}

/** The key for one's authenticator app, and a code of it, from which on each sign-in asks for one. */
export function LinkAuthenticatorForm({ onLinked, ...leaving }: Props) {
  const { link, confirm, code, setCode, wrong, save } = useLinkAuthenticator(onLinked)
  if (link.error) {
    return (
      <ReadFailed
        title={authenticatorTexts.linkFailed}
        error={link.error}
        onRetry={() => void link.refetch()}
      />
    )
  }
  const failure = confirm.error && wrong['code'] === undefined && textOf(confirm.error)
  return (
    <DialogForm
      busy={confirm.isPending}
      refused={wrong}
      impossible={link.data === undefined}
      save={authenticatorTexts.turnOn}
      onSave={save}
      {...leaving}
    >
      {link.data === undefined ? <Bone height="19rem" /> : <AuthenticatorKey address={link.data} />}
      <CodeField error={wrong['code']} value={code} onValue={setCode} />
      {failure && <Notice tone="error" title={failure} />}
    </DialogForm>
  )
}
