import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { drafts } from '../../../functions/stores/questions/drafts.ts'
import { call } from '../../testing/functions/call.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { logOf } from '../../testing/functions/records.ts'
import { stageNamed } from '../../stages.ts'
import { libraryApply, libraryDiff, libraryOut } from './library.ts'

usePortal(ofItsOwn)

const starter = readFileSync(
  new URL('../../../web/public/library/fragor.json', import.meta.url),
  'utf8',
)
const stage = stageNamed('local')

test('a library goes from stage to stage by a file: told, made drafts in somebody’s name, published, the same', async () => {
  const { token, id: userid, Email: mail } = await person({ Role: ADMIN })
  const named = { mail: mail.toUpperCase(), anyway: false }
  expect(await libraryDiff(starter, stage)).toMatch(/^new +motesagenda {2}Gör en mötesagenda\n/)
  expect(await libraryApply(starter, stage, named)).toContain('Gör en mötesagenda: draft')
  expect(await libraryDiff(starter, stage)).toContain('has a draft that says the same')
  expect((await logOf(userid)).map(({ message }) => message)).toContain(
    'Tog in frågan ”Gör en mötesagenda” som utkast',
  )
  const found = await drafts.all()
  expect([found.length, new Set(found.map(({ by }) => by))]).toEqual([20, new Set([userid])])
  for (const { id, DaytoUpdate } of found) {
    const Reason = 'Granskad i test'
    expect((await call('questions.publish', { id, DaytoUpdate, Reason }, { token })).status).toBe(
      200,
    )
  }
  expect(await libraryOut()).toBe(starter)
  expect(await libraryDiff(starter, stage)).toBe('20 questions are the same.')
  expect(await libraryApply(starter, stage, named)).toBe('20 questions are the same.')
})

test('a file that was changed by hand is told of, and taken in only by whoever says so', async () => {
  const { Email: mail, token } = await person({ Role: ADMIN })
  const edited = starter.replace('Gör en mötesagenda', 'Gör en dagordning')
  expect(await libraryDiff(edited, stage)).toMatch(/^The file was changed after it was taken out/)
  await expect(libraryApply(edited, stage, { mail, anyway: false })).rejects.toThrow('--yes')
  expect(await drafts.latest('motesagenda')).toBeUndefined()
  const own = { QuestionLabel: 'Min egen', GPTV: 'gpt-6-luna' }
  const { body } = await call('questions.saveDraft', { id: 'protokoll', ...own }, { token })
  expect(body.results.id).toBe('protokoll')
  const again = edited.replace('Utkast till protokoll', 'Protokoll')
  const said = await libraryApply(again, stage, { mail, anyway: true })
  expect(said).toContain('Gör en dagordning: draft')
  expect(said).toContain('Protokoll: KEPT')
  expect(await drafts.latest('protokoll')).toMatchObject({ QuestionLabel: 'Min egen' })
})

test('a file that is none, and a name that is no administrator’s, change nothing', async () => {
  const { Email: staff } = await person()
  await expect(libraryDiff('hej', stage)).rejects.toThrow('inte JSON')
  for (const mail of [staff, 'nobody@example.se']) {
    await expect(libraryApply(starter, stage, { mail, anyway: false })).rejects.toThrow(
      'is no administrator',
    )
  }
})

test('what the stage does not have is told of', async () => {
  const bare = { ...stage, infoClasses: ['öppen'], models: { ChatGPT: stage.models.ChatGPT ?? [] } }
  const said = await libraryDiff(starter, bare)
  expect(said).toContain('no class intern here: öppen in its place')
  expect(said).toContain('no service Mistralai here: ChatGPT in its place')
})
