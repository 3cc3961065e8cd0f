import { afterEach, expect, test } from 'vitest'
import { putIntoPage, settings, stageWith } from '../testing/settings.ts'
import { brand, config, readConfig } from './config.ts'

afterEach(() => {
  stageWith({})
  readConfig()
})

test('a page says which stage it is of, whatever the stage is called', () => {
  const productName = '</script>Åmål & "co"'
  putIntoPage(JSON.stringify({ ...settings, productName }).replaceAll('<', String.raw`\u003c`))
  readConfig()
  expect(config()).toEqual({ ...settings, productName })
})

test.each([
  ['empty', ''],
  ['cut off', '{"productName":"Por'],
])('a page whose settings are %s cannot start', (_, text) => {
  putIntoPage(text)
  expect(() => readConfig()).toThrow(SyntaxError)
})

test('a page without a place for settings cannot start', () => {
  document.getElementById('config')?.remove()
  expect(() => readConfig()).toThrow(SyntaxError)
})

test('a page whose settings say nothing cannot start, and has no look of an organisation’s own', () => {
  putIntoPage('null')
  expect(() => readConfig()).toThrow(TypeError)
  expect(brand()).toBeUndefined()
  expect(() => config()).toThrow('config() was called before readConfig()')
})
