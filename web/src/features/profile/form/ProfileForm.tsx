import { chakra, Flex } from '@chakra-ui/react'
import type { User } from '../../../../../shared/contract/user.ts'
import { formTexts } from '../../../texts/forms.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckedForm } from '../../../ui/form/CheckedForm.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { Notice } from '../../../ui/message/Notice.tsx'
import { OptionalPasswordField } from '../../../ui/form/OptionalPasswordField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ConflictNotice } from '../../../ui/form/ConflictNotice.tsx'
import { conflictFields } from './conflictFields.ts'
import { FormCell } from './FormCell.ts'
import { ProfileLines } from './ProfileLines.tsx'
import { useProfileForm } from './useProfileForm.ts'

const roles = profileTexts.roles.map((label, role) => ({ value: String(role), label }))

type Props = {
  user: User
  own: boolean
  /** Whether the role shows, and can be changed: for administrators only (specification section 6). */
  withRole: boolean
}

/** A person's profile to change: one's own, or as an administrator anybody's. */
export function ProfileForm({ user, own, withRole }: Props) {
  const profile = useProfileForm(user)
  const { busy, unsaved, refused, wrong, failure, overtaken, conflicts, tries } = profile

  return (
    <>
      <CheckedForm
        refused={refused}
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}
        alignItems="start"
        onSubmit={profile.save}
      >
        <ProfileLines profile={profile} own={own} />
        {withRole && (
          <FormCell columns={2}>
            <SelectField
              label={profileTexts.fields.Role}
              choices={roles}
              value={profile.textOf('Role')}
              error={wrong['Role']}
              onValue={(role) => profile.type('Role', role)}
            />
          </FormCell>
        )}
        <FormCell columns={withRole ? 4 : 6}>
          <OptionalPasswordField
            label={profileTexts.fields.Password}
            note={profileTexts.passwordNote}
            value={profile.textOf('Password')}
            error={wrong['Password']}
            onChange={({ target }) => profile.type('Password', target.value)}
          />
        </FormCell>
        {(overtaken || conflicts.length > 0) && (
          <FormCell columns={6} key={tries}>
            <ConflictNotice
              title={profileTexts.conflict}
              fields={conflictFields(user, conflicts)}
              onTake={profile.takeTheirs}
            />
          </FormCell>
        )}
        {failure !== undefined && (
          <FormCell columns={6}>
            <Notice tone="error" title={failure} />
          </FormCell>
        )}
        <FormCell columns={6} asChild>
          <Flex align="center" gap="4">
            <Button type="submit" aria-disabled={busy || !unsaved}>
              {busy && <Spinner />}
              {formTexts.save}
            </Button>
            {!unsaved && (
              <chakra.span textStyle="small" color="ink.muted">
                {profileTexts.nothingToSave}
              </chakra.span>
            )}
          </Flex>
        </FormCell>
      </CheckedForm>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
