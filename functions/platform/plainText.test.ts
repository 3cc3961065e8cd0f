import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['Ren text', 'Ren text'],
  ['<p>Ett</p><p>Två</p>', 'Ett\n\nTvå'],
  ['En<br>rad', 'En\nrad'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['&aring; &lt;b&gt; &amp; 3&nbsp;kr', 'å <b> & 3 kr'],
  ['<script>alert(1)</script>kvar<style>p{}</style>', 'kvar'],
  ['<img src=x onerror=alert(1)>bild', 'bild'],
  ['<p>oavslutad', 'oavslutad'],
  ['1 < 2 och 3 > 2', '1 < 2 och 3 > 2'],
  ['', ''],
])('%s reads as %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
