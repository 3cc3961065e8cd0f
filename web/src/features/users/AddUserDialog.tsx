import { Grid } from '@chakra-ui/react'
import { limits } from '../../../../shared/limits.ts'
import { config } from '../../api/config.ts'
import { userTexts } from '../../texts/users.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { LeaveGuard } from '../../ui/form/LeaveGuard.tsx'
import { OptionalPasswordField } from '../../ui/form/OptionalPasswordField.tsx'
import { PictureArea } from '../../ui/picture/PictureArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useAddUser } from './useAddUser.ts'
import { useChosenPicture } from './useChosenPicture.ts'

/** The dialog for a new person. Only its own buttons close it (docs/requirements.md, "Dialogs"). */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const picture = useChosenPicture()
  const form = useAddUser(picture.file, onClose)
  const { errors, failure, field, values } = form

  return (
    <Dialog title={userTexts.newTitle} closedBy="none" size="md" onClose={onClose}>
      <DialogForm
        form={form}
        cancel={userTexts.cancel}
        // The picture that was chosen comes along once it is scaled.
        impossible={picture.area.busy}
        onSave={form.add}
        onCancel={onClose}
      >
        {failure && <FormFailure key={form.tries} {...failure} />}
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
          <TextField {...field('Firstname')} maxLength={limits.nameLength} required />
          <TextField {...field('Lastname')} maxLength={limits.nameLength} />
          {config().profileFields.includes('Tele') && (
            <TextField {...field('phone')} type="tel" maxLength={limits.phoneLength} />
          )}
          <TextField
            {...field('email')}
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.emailLength}
            required
          />
        </Grid>
        <OptionalPasswordField {...field('password')} note={userTexts.passwordNote} />
        <PictureArea
          {...picture.area}
          isHeld={form.held}
          layout="row"
          person={{ ...values, BildUrl: picture.address }}
          problem={picture.area.problem ?? errors['files[]']}
        />
      </DialogForm>
      <LeaveGuard unsaved={form.unsaved || picture.file !== undefined} />
    </Dialog>
  )
}
