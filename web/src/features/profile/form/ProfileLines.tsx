import { Text } from '@chakra-ui/react'
import { useId } from 'react'
import { config } from '../../../api/config.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { FormCell } from './FormCell.ts'
import { lineFields } from './lineFields.ts'
import { PersonNrField } from './PersonNrField.tsx'
import type { ProfileFormState } from './useProfileForm.ts'

const always = new Set(['Firstname', 'Lastname', 'Email'])

const isKept = (field: string) =>
  always.has(field) || config().profileFields.some((kept) => kept === field)

type Props = {
  form: ProfileFormState
  own: boolean
  /** Outlook says what their address is. */
  isOutlook: boolean
}

/** The lines of text of a profile. A browser fills in its owner's, never anybody else's. */
export function ProfileLines({ form, own, isOutlook }: Props) {
  const hintId = useId()
  const lines = (which: (typeof lineFields)['before']) =>
    which
      .filter(({ field }) => isKept(field))
      .map(({ field, columns, autoComplete, ...line }) => (
        <FormCell key={field} columns={columns}>
          <TextField
            {...line}
            {...form.field(field)}
            {...(isOutlook && field === 'Email' && { readOnly: true, hintId })}
            autoComplete={own ? autoComplete : 'off'}
          />
          {isOutlook && field === 'Email' && (
            <Text id={hintId} textStyle="sm" color="fg.muted" mt="1.5">
              {profileTexts.addressOfOutlook}
            </Text>
          )}
        </FormCell>
      ))

  return (
    <>
      {lines(lineFields.before)}
      {isKept('PersonNr') && (
        <FormCell columns={3}>
          <PersonNrField
            {...form.field('PersonNr')}
            onValue={(text) => form.type('PersonNr', text)}
          />
        </FormCell>
      )}
      {lines(lineFields.after)}
    </>
  )
}
