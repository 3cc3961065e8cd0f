import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Check } from '../../../../../shared/rules/trials/kinds.ts'
import { json, stream } from '../../../testing/server.ts'
import { draftOf, live, ranAs, studio, trialOf } from '../../../testing/studio.ts'

type Person = Awaited<ReturnType<typeof studio>>['person']

async function press(person: Person, button: HTMLElement) {
  act(() => button.focus())
  await person.keyboard('{Enter}')
}

const held = () => document.activeElement

const Trials = ['a', 'b'].map((id) => trialOf(id))

const runOf = (id: string, answer: string) =>
  ranAs(id, {
    Trials,
    askings: Trials.map((trial) => ({
      trial: trial.id,
      round: 1,
      ending: 'answered',
      answer,
      outcomes: [{ ok: true }],
    })),
  })

test('whoever judges two answers by keyboard stands at the trial that they judged', async () => {
  const runs = [
    runOf('01KQ0000000000000000000001', 'Ny'),
    runOf('01KQ0000000000000000000000', 'Gammal'),
  ]
  const { person } = await studio(
    { Trials },
    {
      'GET /v1/Question/trials': () => json({ results: runs }),
      'PUT /v1/Question/run': () => {
        runs[0] = { ...runOf('01KQ0000000000000000000001', 'Ny'), Judged: { a: 'new' } }
        return json({ results: true, message: 'Sparas.' })
      },
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  const [better] = await screen.findAllByRole('button', { name: 'A är bättre' })
  const told = screen.getAllByRole('status')
  if (better) await press(person, better)
  expect(told).toContain(await screen.findByText(/^Du valde det nya svaret/))
  expect(held()).toBe(screen.getByRole('heading', { name: 'Prov a', level: 3 }))
})

test('whoever sets models beside each other by keyboard stands at a model, also where one goes', async () => {
  const { person } = await studio()
  const beside = () => screen.findByLabelText('Jämför med en annan modell')
  const add = () => screen.getByRole('button', { name: 'Lägg till modellen' })
  await person.selectOptions(await beside(), 'Claude claude-a')
  await press(person, add())
  expect(held()).toBe(add())
  await person.selectOptions(await beside(), 'Claude claude-b')
  await press(person, add())
  const heading = (name: RegExp) => screen.getByRole('heading', { name, level: 3 })
  await waitFor(() => expect(held()).toBe(heading(/Claude B/)))
  await press(person, screen.getByRole('button', { name: /^Ta bort .*Claude B/ }))
  await waitFor(() => expect(held()).toBe(heading(/Claude A/)))
})

test('whoever adds the last check that a trial takes stands in it', async () => {
  const checks = Array.from({ length: 9 }, (): Check => ({ kind: 'swedish', text: '' }))
  const { person } = await studio({ Trials: [trialOf('a', { checks })] })
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  await person.click(await screen.findByText('Prov a'))
  await press(person, await screen.findByRole('button', { name: 'Lägg till krav' }))
  await waitFor(() => expect(held()).toBe(screen.getByLabelText('Krav 10')))
  expect(screen.queryByRole('button', { name: 'Lägg till krav' })).toBeNull()
})

test('a no that becomes a trial says so, and with the last of the room its title is left', async () => {
  const no = (sdate: string) => ({
    sdate,
    GPTV: 'gpt-4o',
    shared: { FBody: 'Min text', Fields: {} },
  })
  const nine = Array.from({ length: 9 }, (_, at) => trialOf(`t${at}`))
  const { person } = await studio(
    { Trials: nine },
    {
      'GET /v1/Statistic/Hjalp': () =>
        json({
          results: {
            questions: [],
            noes: [no('2026-11-20T08:00:00.000Z'), no('2026-11-19T08:00:00.000Z')],
          },
        }),
    },
  )
  await person.click(screen.getByRole('radio', { name: 'Prov' }))
  const [take] = await screen.findAllByRole('button', { name: /^Gör till prov/ })
  if (take) await press(person, take)
  expect(await screen.findByText('”Hjälpte inte 2026-11-20 09:00” är ett prov nu.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Gör till prov/ })).toBeNull()
  expect(held()).toBe(screen.getByRole('heading', { name: /^Svar som inte hjälpte/ }))
})

test('whoever settles what stands above the draft stands at the page’s title', async () => {
  const newer = { ...live, DaytoUpdate: '2026-11-23T11:30:00.000Z' }
  const { person } = await studio(
    {},
    {
      'GET /v1/Question/studio': () =>
        json({ results: { Question: newer, Draft: draftOf(), Trials: [] } }),
    },
  )
  const button = screen.getByRole('button', { name: 'Spara utkastet på den nya versionen' })
  await press(person, button)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(held()).toBe(screen.getByRole('heading', { level: 1 })))
})

test('whoever takes a model away stands at the one before it, also where answers have headings', async () => {
  const { person } = await studio(
    {},
    {
      'PUT /v1/Question/try': () => {
        const answer = stream()
        void answer.result('## Hej\n\nKlart.')
        return answer.response
      },
    },
  )
  for (const model of ['Claude claude-a', 'Claude claude-b']) {
    await person.selectOptions(await screen.findByLabelText('Jämför med en annan modell'), model)
    await person.click(screen.getByRole('button', { name: 'Lägg till modellen' }))
  }
  // The last that may stand there takes the focus.
  await waitFor(() =>
    expect(held()).toBe(screen.getByRole('heading', { name: /Claude B/, level: 3 })),
  )
  await person.type(screen.getByLabelText(/^Dina uppgifter/), 'Ett mejl')
  await person.click(screen.getByRole('button', { name: 'Skicka' }))
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { name: 'Hej', level: 4 })).toHaveLength(3),
  )
  await press(person, screen.getByRole('button', { name: /^Ta bort .*Claude B/ }))
  await waitFor(() =>
    expect(held()).toBe(screen.getByRole('heading', { name: /Claude A/, level: 3 })),
  )
})
