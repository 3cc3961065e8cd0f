import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../../../testing/server.ts'
import { draftOf, live, stamp, studio } from '../../../../testing/studio.ts'

type Shown = Awaited<ReturnType<typeof studio>>

const drop = { name: 'Släng utkastet' }
const done = () => json({ results: true, message: 'Utkastet är slängt.' })
const later = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

async function throwAway({ person }: Pick<Shown, 'person'>) {
  await person.click(screen.getByRole('button', drop))
  const dialog = within(await screen.findByRole('alertdialog'))
  await person.click(dialog.getByRole('button', drop))
}

/** The stamps of the drafts that were to be thrown away. */
const dropped = ({ requests }: Pick<Shown, 'requests'>) =>
  requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ url }) => new URL(url).searchParams.get('DaytoUpdate'))

/** Karin in the studio of a draft; nothing comes of throwing it away before `reply`. */
async function slow() {
  const { promise, resolve: reply } = Promise.withResolvers<Response>()
  const shown = await studio({}, { 'DELETE /v1/Question/dropDraft': () => promise })
  return { ...shown, reply }
}

test('a draft that is thrown away while it is saved goes as it is saved by then', async () => {
  const { promise, resolve: reply } = Promise.withResolvers<Response>()
  const shown = await studio(
    {},
    { 'PUT /v1/Question/saveDraft': () => promise, 'DELETE /v1/Question/dropDraft': done },
  )
  await shown.person.type(screen.getByLabelText('Rubrik'), '!')
  await waitFor(() => expect(shown.saved).toHaveLength(1))
  await throwAway(shown)
  await later(100)
  expect(dropped(shown)).toEqual([])
  const DaytoUpdate = '2026-11-23T12:00:00.000Z'
  reply(json({ results: draftOf({ DaytoUpdate }), message: 'Klart.' }))
  expect(await screen.findByText('Utkastet är slängt.')).toBeDefined()
  expect(dropped(shown)).toEqual([DaytoUpdate])
})

test.each([
  ['saved', 'changed', 409, 'Någon annan har ändrat, publicerat eller slängt utkastet'],
  ['thrown away', 'not_found', 404, 'Utkastet finns inte längre'],
])(
  'whoever throws away what Bo has just %s is told so, and reads what there is',
  async (_, code, status, title) => {
    let reads = 0
    const Draft = status === 409 ? draftOf({ QuestionLabel: 'Bos rubrik' }) : undefined
    const shown = await studio(
      {},
      {
        'GET /v1/Question/studio': () => {
          reads += 1
          const now = reads > 1 ? Draft : draftOf({ QuestionLabel: 'Karins rubrik' })
          return json({ results: { Question: live, Draft: now, Trials: [] } })
        },
        'DELETE /v1/Question/dropDraft': () => refusal(status, 'Det gick inte.', code),
      },
    )
    await throwAway(shown)
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain(title)
    expect(screen.queryByText('Utkastet kunde inte slängas')).toBeNull()
    await shown.person.click(within(notice).getByRole('button', { name: 'Läs in det sparade' }))
    const label = Draft?.QuestionLabel ?? live.QuestionLabel
    await waitFor(() => expect(screen.getByLabelText('Rubrik')).toHaveProperty('value', label))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('a draft that is just being thrown away cannot be thrown away once more', async () => {
  const { reply, ...shown } = await slow()
  await throwAway(shown)
  await waitFor(() => expect(dropped(shown)).toEqual([stamp]))
  const button = screen.getByRole('button', drop)
  expect(button.ariaDisabled).toBe('true')
  await shown.person.click(button)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  reply(done())
  await screen.findByText('Utkastet är slängt.')
})

test('what is typed while a draft cannot be thrown away is saved after that, as always', async () => {
  const { reply, ...shown } = await slow()
  await throwAway(shown)
  await shown.person.type(screen.getByLabelText('Rubrik'), '!')
  await later(1_200)
  expect(shown.saved).toEqual([])
  reply(refusal(500, 'Något gick fel hos oss.'))
  expect(await screen.findByText('Utkastet kunde inte slängas')).toBeDefined()
  await waitFor(() => expect(shown.saved).toHaveLength(1))
  expect(shown.saved).toMatchObject([
    { QuestionLabel: `${live.QuestionLabel}!`, DaytoUpdate: stamp },
  ])
})

test('whoever leaves while their draft is thrown away saves nothing of it', async () => {
  const { reply, ...shown } = await slow()
  await throwAway(shown)
  await shown.person.type(screen.getByLabelText('Rubrik'), '!')
  await shown.person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await screen.findByRole('heading', { level: 1, name: 'Frågor' })
  reply(done())
  expect(await screen.findByText('Utkastet är slängt.')).toBeDefined()
  await later(100)
  expect(shown.saved).toEqual([])
})

test('nobody is asked whether to leave what could not be saved and is thrown away', async () => {
  const shown = await studio(
    {},
    {
      'GET /v1/Question/studio': () => json({ results: { Draft: draftOf(), Trials: [] } }),
      'PUT /v1/Question/saveDraft': () => refusal(500, 'Något gick fel hos oss.'),
      'DELETE /v1/Question/dropDraft': done,
    },
  )
  await shown.person.type(screen.getByLabelText('Rubrik'), '!')
  await screen.findByText(/Något gick fel hos oss/)
  await throwAway(shown)
  await screen.findByRole('heading', { level: 1, name: 'Frågor' })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
