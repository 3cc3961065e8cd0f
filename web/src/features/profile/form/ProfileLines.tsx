import { profileTexts } from '../../../texts/profile.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { FormCell } from './FormCell.ts'
import { lineFields } from './lineFields.ts'
import { PersonNrField } from './PersonNrField.tsx'
import type { Form } from './useProfileForm.ts'

type Props = { profile: Form; own: boolean }

/** The lines of text of a profile. A browser fills in its owner's, never anybody else's. */
export function ProfileLines({ profile, own }: Props) {
  const lines = (which: (typeof lineFields)['before']) =>
    which.map(({ field, columns, autoComplete, ...line }) => (
      <FormCell key={field} columns={columns}>
        <TextField
          {...line}
          label={profileTexts.fields[field]}
          autoComplete={own ? autoComplete : 'off'}
          value={profile.textOf(field)}
          error={profile.wrong[field]}
          onChange={({ target }) => profile.type(field, target.value)}
        />
      </FormCell>
    ))

  return (
    <>
      {lines(lineFields.before)}
      <FormCell columns={3}>
        <PersonNrField
          value={profile.textOf('PersonNr')}
          error={profile.wrong['PersonNr']}
          onValue={(text) => profile.type('PersonNr', text)}
        />
      </FormCell>
      {lines(lineFields.after)}
    </>
  )
}
