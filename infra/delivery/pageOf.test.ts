import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageSettings } from '../testing/pageSettings.ts'
import { manifestOf, pageOf } from './pageOf.ts'

const page = readFileSync(resolve(import.meta.dirname, '../../web/index.html'), 'utf8')
const config = pageSettings('Solvik & Co <b>')

test('the page is called after the product before any script runs, and keeps its own icons', () => {
  const html = pageOf(page, config)
  expect(html).toContain('<title>Solvik &amp; Co &lt;b></title>')
  expect(html).toContain('href="/favicon.svg" type="image/svg+xml"')
  expect(html).toContain('href="/apple-touch-icon.png"')
  expect(html).toContain('"assistantName":"Saga"')
})

test('a stage’s own icons stand in the page and in the manifest', () => {
  const brand = { icon: '/brand/a/icon.svg', touchIcon: '/brand/a/512.png' }
  const html = pageOf(page, { ...config, brand })
  expect(html).toContain('<link rel="icon" href="/brand/a/icon.svg" />')
  expect(html).toContain('<link rel="apple-touch-icon" href="/brand/a/512.png" />')
  expect(manifestOf({ ...config, brand })).toMatchObject({
    name: 'Solvik & Co <b>',
    icons: [{ src: '/brand/a/512.png' }],
  })
  expect(manifestOf(config).icons).toHaveLength(2)
})
