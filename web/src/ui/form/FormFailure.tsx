import { chakra } from '@chakra-ui/react'
import { sv } from '../../texts/sv.ts'
import { Notice } from '../message/Notice.tsx'
import type { Failure } from './useForm.ts'

/** Why a form could not be sent, beside the button that was pressed. */
export const FormFailure = ({ title, description, code }: Failure) => (
  <Notice tone="error" title={title}>
    {description !== undefined && <p>{description}</p>}
    {code !== undefined && <chakra.p color="fg.muted">{sv.errorCode(code)}</chakra.p>}
  </Notice>
)
