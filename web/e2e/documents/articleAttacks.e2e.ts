import { expect, test } from 'vitest'
import { documentsOf, publish } from '../support/articles.ts'
import { attacks } from '../support/attacks.ts'
import { portal, useVisits } from '../support/visits.ts'

// A request to a stranger and an error in the console fail a test by themselves.
useVisits()

const beginning = 'Det här är början. '
const trap = 'globalThis.taken = () => { globalThis.isTaken = true }'
const titleOf = (index: number) => `Angrepp ${index}`

/** What is left in an open article that runs, loads, is sent or changes the page. */
const leftovers = `(() => {
  const text = document.querySelector('article')
  const kept = ['href', 'target', 'rel', 'start', 'colspan', 'rowspan']
  return [
    ...[...text.querySelectorAll('*')].flatMap((element) => [
      ...(/^(p|div|br|strong|b|em|i|u|s|del|ins|sub|sup|code|pre|ul|ol|li|dl|dt|dd|blockquote|h[2-6]|a|hr|table|caption|thead|tbody|tfoot|tr|th|td)$/.test(element.localName) ? [] : [element.localName]),
      ...[...element.attributes].filter(({ name }) => !kept.includes(name)).map(({ name }) => name),
      ...[...element.attributes].filter(({ name, value }) => name === 'href' && !/^(https?|mailto):/.test(value)).map(({ value }) => value),
      ...(element.localName === 'a' && element.href !== '' && element.rel !== 'noopener noreferrer' ? ['rel of a link'] : []),
    ]),
    ...document.querySelectorAll('iframe, object, embed, base, frame, meta[http-equiv]:not([http-equiv="Content-Security-Policy"])'),
  ].map(String)
})()`

test(`of ${attacks.length} known attacks in published documents, none runs, reaches out or stays`, async () => {
  const karin = await documentsOf('admin@example.se')
  const ids: string[] = []
  for (const [index, attack] of attacks.entries()) {
    ids.push(await publish(karin, titleOf(index), `<p>${beginning}</p>${attack}`))
  }
  const anna = await documentsOf('anna@example.se')
  anna.on('dialog', (dialog) => void dialog.dismiss().then(() => anna.evaluate('taken()')))
  await anna.evaluate(trap)
  const found: string[] = []
  for (const [index, id] of ids.entries()) {
    await anna.evaluate(
      `history.pushState(null, '', '/Dokument/${id}'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    const text = anna.getByRole('article', { name: titleOf(index), exact: true })
    await text.getByText(beginning.trim()).waitFor()
    // Whatever waits for a pointer gets one.
    await text.evaluate((box) => {
      for (const part of box.querySelectorAll('*'))
        part.dispatchEvent(new Event('mouseover', { bubbles: true }))
    })
    const left = await anna.evaluate<string[]>(leftovers)
    if (left.length > 0) found.push(`${attacks[index]} left ${left.join(', ')}`)
    if (await anna.evaluate('globalThis.isTaken === true')) found.push(`${attacks[index]} ran`)
    if (new URL(anna.url()).origin !== portal().address) found.push(`${attacks[index]} led away`)
  }
  expect(found).toEqual([])
}, 240_000)

test('the editor does not run them either, and saves nothing of them', async () => {
  const karin = await documentsOf('admin@example.se')
  const Subject = `Alla angrepp ${Date.now()}`
  const id = await publish(karin, Subject, `<p>${beginning}</p>${attacks.join('\n')}`)
  await karin.addInitScript(trap)
  await karin.goto(`${portal().address}/Dokument/${id}/redigera`)
  const text = karin.getByRole('textbox', { name: 'Innehåll' })
  await text.getByText(beginning.trim()).first().click()
  await karin.keyboard.type('x')
  await karin.getByRole('button', { name: 'Spara' }).click()
  await karin.getByRole('dialog').waitFor({ state: 'detached' })
  await karin.goto(`${portal().address}/Dokument/${id}`)
  await karin.getByRole('article', { name: Subject }).waitFor()
  expect(await karin.evaluate(leftovers)).toEqual([])
  expect(await karin.evaluate('globalThis.isTaken === true')).toBe(false)
})
