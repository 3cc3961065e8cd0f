import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { serve } from '../../testing/server.ts'

test('whoever has looked at their pinned answers alone comes back to all by the same button', async () => {
  const requests = serve({})
  signedIn()
  const person = await open('/Svar')
  const press = async () => person.click(await screen.findByRole('button', { name: 'Bara fästa' }))
  await press()
  await screen.findByText('Du har inte fäst något svar')
  expect(location.search).toBe('?fasta=ja')
  const asked = requests.filter(({ url }) => url.includes('/Svar/all'))
  expect(new URL(asked.at(-1)?.url ?? '').searchParams.get('pinned')).toBe('true')
  await press()
  expect(await screen.findByText('Här finns inga svar än')).toBeDefined()
  expect(location.search).toBe('')
})
