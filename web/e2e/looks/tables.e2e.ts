import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { documentsOf, editor, freshTitle, listed, tool } from '../support/articles.ts'
import { faults } from '../support/faults.ts'
import { useVisits } from '../support/visits.ts'

useVisits()

const row = (cell: string, ...texts: string[]) =>
  `<tr>${texts.map((text) => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`

const focused = (page: Page) => page.evaluate('document.activeElement.textContent')

/** Whether the editor knows that one writes in a cell: it hears of the browser's selection a moment later. */
const inCell = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    const isIn = () => Boolean(getSelection().anchorNode?.parentElement?.closest('td, th'))
    requestAnimationFrame(() => setTimeout(() => resolve(isIn()), 100))
  })`)

/** Chooses in the table's menu by its keys. */
async function choose(page: Page, name: string) {
  const { keyboard } = page
  await keyboard.press('Alt+F10')
  await keyboard.press('End')
  await expect.poll(() => focused(page)).toBe('Tabell')
  await keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name })
  await item.waitFor()
  while ((await item.getAttribute('data-highlighted')) === null) await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await editor(page).and(page.locator(':focus')).waitFor()
}

test('a table is made, filled, grown and shrunk with the keyboard alone, and reads as it was written', async () => {
  const page = await documentsOf('admin@example.se')
  const title = freshTitle('Tabell')
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await page.getByLabel('Rubrik', { exact: true }).fill(title)
  await editor(page).click()
  await choose(page, 'Infoga tabell')
  for (const word of ['Lokal', 'Timme', 'Dag', 'Aulan', '400', '2 000', 'Salen', '200', '900']) {
    await page.keyboard.type(word)
    await page.keyboard.press('Tab')
  }
  // The last cell's Tab leads below the table, not to the button that publishes.
  await page.keyboard.type('Moms tillkommer.')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => inCell(page)).toBe(true)
  await choose(page, 'Infoga rad nedanför')
  await choose(page, 'Infoga kolumn efter')
  await expect.poll(() => editor(page).getByRole('columnheader').count()).toBe(4)
  await page.keyboard.press('Tab')
  await choose(page, 'Ta bort kolumnen')
  await tool(page, 'Tabell').click()
  await page.getByRole('menuitem', { name: 'Ta bort tabellen' }).waitFor()
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe('Tabell')
  await page.getByRole('button', { name: 'Publicera' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await listed(page, title).click()
  const text = page.getByRole('article', { name: title })
  await text.getByText('Moms tillkommer.').waitFor()
  expect(await text.evaluate((box) => box.innerHTML)).toBe(
    `<table><tbody>${row('th', 'Lokal', 'Timme', 'Dag')}${row('td', 'Aulan', '400', '2 000')}${row('td', 'Salen', '200', '900')}${row('td', '', '', '')}</tbody></table><p>Moms tillkommer.</p>`,
  )
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await faults(page)).toEqual([])
})

test('a picture file that is dropped is refused with a word, and the page stays', async () => {
  const page = await documentsOf('admin@example.se')
  await page.getByRole('link', { name: 'Nytt dokument' }).click()
  await editor(page).waitFor()
  const isStopped = await page.evaluate(`(() => {
    const text = document.querySelector('[role=textbox]')
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'bild.png', { type: 'image/png' }))
    const { x, y } = text.getBoundingClientRect()
    const where = { clientX: x + 30, clientY: y + 20, bubbles: true, cancelable: true }
    return !text.dispatchEvent(new DragEvent('drop', { ...where, dataTransfer }))
  })()`)
  expect(isStopped).toBe(true)
  await page.getByText('Bilder kan inte vara med i texten.').waitFor()
})
