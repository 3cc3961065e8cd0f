import { Stack, Token, Tokenization } from 'aws-cdk-lib'
import { expect, test } from 'vitest'
import { pageWithConfig } from './pageWithConfig.ts'

const block = '<script type="application/json" id="config"></script>'
const page = `<head><title>Portalen</title>${block}</head><body>å</body>`

/** What a browser finds in the block: it ends at the first end of a script. */
const textIn = (html: string) => /id="config">(.*?)<\/script>/s.exec(html)?.[1] ?? ''

test.each([
  'Portalen i Åmål, Östersund & Gävle',
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  "$& $1 $` $' $$",
  String.raw`C:\temp "citat"`,
])('the browser reads the very name that the stage has: %s', (productName) => {
  const html = pageWithConfig(page, JSON.stringify({ productName }))
  expect(JSON.parse(textIn(html))).toEqual({ productName })
  const [before, after] = page.split(block)
  expect(html.startsWith(`${before}<script`)).toBe(true)
  expect(html.endsWith(`</script>${after}`)).toBe(true)
})

test('what only the deployment knows is left to it', () => {
  const { stackId } = new Stack()
  const html = pageWithConfig(page, JSON.stringify({ userPoolId: stackId }))
  expect(Token.isUnresolved(html)).toBe(true)
  expect(Tokenization.reverseString(html).tokens).toHaveLength(1)
  expect(JSON.parse(textIn(html))).toEqual({ userPoolId: stackId })
})

test.each([
  ['none', '<head></head>'],
  ['two', block + block],
  ['one that is filled in', pageWithConfig(page, '{}')],
])('a page with no empty place, or more than one, is refused: %s', (_, html) => {
  expect(() => pageWithConfig(html, '{}')).toThrow(`A page needs one ${block}`)
})
