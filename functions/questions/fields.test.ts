import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { field } from '../../infra/testing/fields/forms.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { question } from '../../infra/testing/functions/questions.ts'
import { questions } from '../stores/questions/questions.ts'

usePortal()

const admin = () => person({ Role: ADMIN })

const Fields = [field('namn', { label: 'Namn', example: 'Eva' })]

test('a form is added with its question, whose text names its fields', async () => {
  const { token } = await admin()
  const added = { Subject: 'Brev', Body: 'Skriv till {{namn}}.', Fields }
  const { status, body } = await call('questions.add', added, { token })
  expect(status).toBe(200)
  expect(body.results.Fields).toEqual(Fields)
  expect(await questions.latest(body.results.id)).toMatchObject({ Fields })
  const asText = { ...added, Fields: JSON.stringify(Fields) }
  expect((await call('questions.add', asText, { token })).body.results.Fields).toEqual(Fields)
})

test('a text and a form that do not fit each other are refused, each on its own side', async () => {
  const { token } = await admin()
  const added = { Subject: 'Brev', Body: 'Skriv till {{nam}}.', Fields }
  const { status, body } = await call('questions.add', added, { token })
  expect(status).toBe(400)
  expect(body.error.fields).toEqual({
    Body: 'Det finns inget fält {{nam}}.',
    Fields: 'Fältet ”Namn” används inte i frågans text.',
  })
  const { id } = await question()
  const Question = { id, Question: 'Hej {{du}}' }
  const changed = await call('questions.update', { Question }, { token })
  expect(changed.body.error.fields).toEqual({ 'Question.Question': 'Det finns inget fält {{du}}.' })
  const odd = [field('a'), field('a')]
  const twice = await call('questions.add', { Subject: 'A', Body: '{{a}}', Fields: odd }, { token })
  expect(Object.keys(twice.body.error.fields)).toEqual(
    expect.arrayContaining(['Fields.1.key', 'Fields.1.label']),
  )
})

test('a form is changed and taken away with what names it, and an old text stays as it is', async () => {
  const { token } = await admin()
  const { id } = await question({ Question: 'En mall med {{ord}}.' })
  const change = (more: object) =>
    call('questions.update', { Question: { id, ...more } }, { token })
  expect((await change({ Ordering: 7 })).status).toBe(200)
  expect((await change({ Question: 'Skriv till {{namn}}.', Fields })).status).toBe(200)
  expect((await change({ Fields: [] })).status).toBe(400)
  expect((await change({ Question: 'Skriv.', Fields: [] })).status).toBe(200)
  expect(await questions.latest(id)).toMatchObject({ Fields: [], Question: 'Skriv.', Ordering: 7 })
})
