import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { begunRun, compared, draftRow } from '../../../testing/libraryFile.ts'
import { json, stream } from '../../../testing/server.ts'

const lost = () => Promise.reject(new TypeError('network error'))

test('whoever loses the network as the trials begin reads so, and what is left is counted', async () => {
  let isLost = false
  const { person, choose } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      isLost = true
      return lost()
    },
    'GET /v1/Question/trials': () => (isLost ? lost() : json({ results: [] })),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText(/^1 fråga är kvar/)).toBeDefined()
  expect(screen.getByText(/^Ingen kontakt med servern/)).toBeDefined()
})

test('a run that cannot be looked at for a while is looked at again until it has ended', async () => {
  const begun = stream()
  let isBegun = false
  let looks = 0
  const { person, choose } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      isBegun = true
      void begun.text('r1')
      return begun.response
    },
    'GET /v1/Question/trials': () => {
      if (!isBegun) return json({ results: [] })
      looks += 1
      // The first look is tried three times.
      if (looks <= 3) return lost()
      return json({ results: [{ ...begunRun, ...(looks > 6 && { ended: 'done' }) }] })
    },
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
})

test('a run whose reply names it only at its end is looked at like any other', async () => {
  const begun = stream()
  let runs: object[] = []
  const { person, choose } = await compared([[draftRow]], {
    'PUT /v1/Question/runTrials': () => {
      runs = [{ ...begunRun, ended: 'done' }]
      void begun.result('', { run: 'r1' })
      return begun.response
    },
    'GET /v1/Question/trials': () => json({ results: runs }),
  })
  await choose()
  await person.click(await screen.findByRole('button', { name: 'Kör proven' }))
  expect(await screen.findByText('Proven är körda.')).toBeDefined()
})
