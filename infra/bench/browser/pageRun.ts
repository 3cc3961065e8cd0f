import { chromium as browsers, type Page } from 'playwright-core'
import { startPortal } from '../../local/portal.ts'
import { chromium } from '../../testing/chromium.ts'
import { print } from '../line.ts'
import { roundsUntil } from '../../testing/rounds.ts'
import { startLongProvider, streamedLines } from './streamed.ts'
import { signInOn } from './signInOn.ts'

/*
 * In how many rounds the first screens come, and what long answers cost the page while they are written. After the command:
 * how many times each answer is written.
 */

const [times = '3'] = process.argv.slice(2)
const provider = await startLongProvider()
const portal = await startPortal({
  port: 0,
  web: 'built',
  settings: { tour: false },
  env: {
    ANSWERS_PER_MINUTE: '1000',
    PROVIDER_ADDRESSES: JSON.stringify({ ChatGPT: provider.url }),
  },
})
const browser = await browsers.launch({ ...chromium(), args: ['--no-sandbox', '--disable-gpu'] })

async function pageOf(as: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.address, locale: 'sv-SE' })
  const page = await context.newPage()
  await signInOn(page, as)
  return page
}

const [staff, admin] = [await pageOf('anna@example.se'), await pageOf('admin@example.se')]
const [unit, goal] = ['rounds', 3]
print('Rounds that depend on each other, the page itself the first', [
  {
    what: 'lobby: the first card',
    figure: await roundsUntil(staff, '/Lobby', staff.locator('a[data-tile]').first()),
    unit,
    goal,
  },
  {
    what: 'a question: its field',
    figure: await roundsUntil(staff, '/Lobby?fraga=mejlsvar', staff.getByLabel('Dina uppgifter')),
    unit,
  },
  {
    what: 'dashboard: its figures',
    figure: await roundsUntil(admin, '/Lobby', admin.getByText('Antal frågor').first()),
    unit,
  },
])
print(
  'An answer of 20,000 characters, 2,000 of them a second: processor of the page',
  await streamedLines(staff, provider, Number(times)),
)
await browser.close()
await portal.stop()
await provider.stop()
