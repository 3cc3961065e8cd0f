import { FaultNote } from '../message/FaultNote.tsx'
import { Notice } from '../message/Notice.tsx'
import type { Failure } from './useForm.ts'

/** Why a form could not be sent, beside the button that was pressed. */
export function FormFailure({ title, description, code }: Failure) {
  if (description === undefined) return <Notice tone="error" title={title} />
  return (
    <Notice tone="error" title={title}>
      <p>{description}</p>
      <FaultNote code={code} />
    </Notice>
  )
}
