import { Button, Flex, Span, Spinner } from '@chakra-ui/react'
import type { User } from '../../../../../shared/contract/user.ts'
import { formTexts } from '../../../texts/forms.ts'
import { profileTexts } from '../../../texts/profile.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormNotices } from '../../../ui/form/FormNotices.tsx'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { OptionalPasswordField } from '../../../ui/form/OptionalPasswordField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { FormCell } from './FormCell.ts'
import { shown } from './profileFields.ts'
import { ProfileLines } from './ProfileLines.tsx'
import { useProfileForm } from './useProfileForm.ts'

const roles = profileTexts.roles.map((label, role) => ({ value: String(role), label }))

type Props = {
  user: User
  own: boolean
  /** Whether the role shows and can be changed: for administrators (docs/requirements.md, "Roles and permissions"). */
  withRole: boolean
}

/** A person's profile to change: one's own, or as an administrator anybody's. */
export function ProfileForm({ user, own, withRole }: Props) {
  const form = useProfileForm(user)
  const { busy, field, unsaved } = form
  const isOutlook = user.SecondStep === 'outlook'

  return (
    <>
      <Form
        form={form}
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(6, 1fr)' }}
        alignItems="start"
        onSubmit={form.save}
      >
        <ProfileLines form={form} own={own} isOutlook={isOutlook} />
        {withRole && (
          <FormCell columns={2}>
            <SelectField {...field('Role')} choices={roles} />
          </FormCell>
        )}
        {!isOutlook && (
          <FormCell columns={withRole ? 4 : 6}>
            <OptionalPasswordField {...field('Password')} note={profileTexts.passwordNote} />
          </FormCell>
        )}
        <FormCell columns={6} display="grid" gap="5" _empty={{ display: 'none' }}>
          <FormNotices
            form={form}
            conflict={profileTexts.conflict}
            shown={(name) => shown(user, name)}
          />
        </FormCell>
        <FormCell columns={6} asChild>
          <Flex align="center" gap="4">
            <Button type="submit" aria-disabled={busy || !unsaved}>
              {busy && <Spinner />}
              {formTexts.save}
            </Button>
            {!unsaved && (
              <Span textStyle="sm" color="fg.muted">
                {profileTexts.nothingToSave}
              </Span>
            )}
          </Flex>
        </FormCell>
      </Form>
      <LeaveGuard unsaved={unsaved} />
    </>
  )
}
