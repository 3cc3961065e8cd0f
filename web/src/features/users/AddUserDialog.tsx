import { chakra, Flex, Grid } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { formTexts } from '../../texts/forms.ts'
import { userTexts } from '../../texts/users.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { OptionalPasswordField } from '../../ui/OptionalPasswordField.tsx'
import { PictureArea } from '../../ui/PictureArea.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { focusWrong } from '../../ui/wrongFields.ts'
import { useAddUser } from './useAddUser.ts'
import { useChosenPicture } from './useChosenPicture.ts'

const blank = { Firstname: '', Lastname: '', phone: '', email: '', password: '' }

const Form = chakra('form', { base: { display: 'grid', gap: '5' } })

/** The dialog for a new person. Only its own buttons close it (specification section 4). */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [given, setGiven] = useState(blank)
  const picture = useChosenPicture()
  const { add, busy, wrong, failure } = useAddUser(onClose)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(wrong).length > 0) focusWrong(form.current)
  }, [wrong])

  const field = (name: keyof typeof blank) => ({
    value: given[name],
    error: wrong[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setGiven({ ...given, [name]: target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    add(given, picture.file)
  }

  return (
    <Dialog title={userTexts.newTitle} closedBy="none" size="medium" onClose={onClose}>
      <Form ref={form} noValidate autoComplete="off" onSubmit={submit}>
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
        <Flex justify="flex-end" gap="3" mt="1">
          <Button look="outline" aria-disabled={busy} onClick={() => !busy && onClose()}>
            {formTexts.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {busy && <Spinner />}
            {formTexts.save}
          </Button>
        </Flex>
      </Form>
    </Dialog>
  )
}
