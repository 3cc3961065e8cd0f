import { Button, Flex, Heading, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { profile } from '../../../../shared/contract/profile.ts'
import type { User } from '../../../../shared/contract/user.ts'
import { api } from '../../api/client.ts'
import { useUser } from '../../api/session/currentUser.ts'
import { ApiError } from '../../api/request/errors.ts'
import { newAddressTexts } from '../../texts/auth/newAddress.ts'
import { Card } from '../../ui/Card.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { focusLeftOver } from '../../ui/list/focusLeftOver.ts'
import { storeUser } from './storeUser.ts'

const labels = { code: newAddressTexts.code }
const stored = { code: '' }

/** The address that waits for its code. A code is one address's: another one begins anew. */
export function NewAddressCard() {
  const { NewEmail } = useUser()
  return NewEmail !== '' && <WaitingAddress key={NewEmail} />
}

/** Takes it into use by its code, and has the ways on and back (docs/requirements.md, "Proven addresses"). */
function WaitingAddress() {
  const { id, NewEmail, Email } = useUser()
  const client = useQueryClient()
  const form = useForm({ labels, stored, rule: profile['profile.confirmEmail'].input })

  async function store(asked: Promise<{ results: { user: User } }>, told: string) {
    const { results } = await asked
    storeUser(client, results.user)
    toaster.success(told)
    // Nothing waits any more: the card goes, and its buttons with it.
    if (results.user.NewEmail === '') focusLeftOver()
  }
  /** Takes the address into use; where another tab has done so, or the reply was lost, it is read that it is. */
  async function confirm(data: { code: string }) {
    const asked = api.profile.confirmEmail(data).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.code !== 'no_new_address') throw error
      const now = await api.profile.get({ userid: id })
      storeUser(client, now.results)
      if (now.results.Email !== NewEmail) {
        // The card goes with what it waited for: it is told beside it.
        toaster.error({ title: newAddressTexts.unconfirmed, description: error.message })
        focusLeftOver()
        throw error
      }
      return { results: { user: now.results } }
    })
    await store(asked, newAddressTexts.done)
  }
  const ask = (address: string, told: string) =>
    form.attempt(() => store(api.profile.update({ user: { Email: address } }), told))

  return (
    <Card aria-label={newAddressTexts.title} textStyle="sm">
      <Heading as="h2" textStyle="label" mb="2">
        {newAddressTexts.title}
      </Heading>
      <Text color="fg.muted" overflowWrap="anywhere" mb="4">
        {newAddressTexts.about(NewEmail)}
      </Text>
      <Form form={form} onSubmit={() => form.submit(({ data }) => confirm(data))}>
        {form.failure && <FormFailure {...form.failure} />}
        <TextField {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
        <Button type="submit" aria-disabled={form.busy}>
          {newAddressTexts.confirm}
        </Button>
        <Flex wrap="wrap" gap="3">
          <Button
            variant="outline"
            size="sm"
            onClick={() => ask(NewEmail, newAddressTexts.sentAgain)}
          >
            {newAddressTexts.again}
          </Button>
          <Button variant="outline" size="sm" onClick={() => ask(Email, newAddressTexts.undone)}>
            {newAddressTexts.undo}
          </Button>
        </Flex>
      </Form>
    </Card>
  )
}
