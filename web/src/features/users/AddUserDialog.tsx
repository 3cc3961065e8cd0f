import { Grid } from '@chakra-ui/react'
import { limits } from '../../../../shared/limits.ts'
import { userTexts } from '../../texts/users.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { DialogForm } from '../../ui/dialog/DialogForm.tsx'
import { useKeptFields } from '../../ui/form/formDraft.ts'
import { Notice } from '../../ui/message/Notice.tsx'
import { OptionalPasswordField } from '../../ui/form/OptionalPasswordField.tsx'
import { PictureArea } from '../../ui/picture/PictureArea.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useAddUser } from './useAddUser.ts'
import { useChosenPicture } from './useChosenPicture.ts'

const blank = { Firstname: '', Lastname: '', phone: '', email: '', password: '' }

/** The dialog for a new person. Only its own buttons close it (specification section 4). */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const { given, fill } = useKeptFields('user.new', blank)
  const picture = useChosenPicture()
  const { add, busy, refused, wrong, failure } = useAddUser(given, onClose)

  const field = (name: keyof typeof blank) => ({
    value: given[name],
    error: wrong[name],
    onChange: ({ target }: { target: HTMLInputElement }) => fill(name, target.value),
  })

  return (
    <Dialog title={userTexts.newTitle} closedBy="none" size="medium" onClose={onClose}>
      <DialogForm busy={busy} refused={refused} onSave={() => add(picture.file)} onCancel={onClose}>
        {failure !== undefined && <Notice tone="error" title={failure} />}
        <Grid gap="5" templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start">
          <TextField
            {...field('Firstname')}
            label={userTexts.firstname}
            maxLength={limits.nameLength}
            required
          />
          <TextField
            {...field('Lastname')}
            label={userTexts.lastname}
            maxLength={limits.nameLength}
          />
          <TextField
            {...field('phone')}
            label={userTexts.phone}
            type="tel"
            maxLength={limits.phoneLength}
          />
          <TextField
            {...field('email')}
            label={userTexts.email}
            type="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.emailLength}
            required
          />
        </Grid>
        <OptionalPasswordField
          {...field('password')}
          label={userTexts.password}
          note={userTexts.passwordNote}
        />
        <PictureArea
          {...picture.area}
          layout="row"
          person={{ ...given, BildUrl: picture.address }}
          problem={picture.area.problem ?? wrong['files[]']}
        />
      </DialogForm>
    </Dialog>
  )
}
