import type { Page } from 'playwright-core'

const inPage = /(?<=<script type="application\/json" id="config">)[^<]*/

/** From now on every page that is opened here carries what `change` makes of its settings' JSON. */
export const changeSettings = (page: Page, change: (json: string) => string) =>
  page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replace(inPage, change)
    await route.fulfill({ response, body })
  })
