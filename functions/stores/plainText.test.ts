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
  ['<h2>Res</h2><p>med <b>tåg</b> &amp; buss</p>', 'Res\n\nmed tåg & buss'],
  ['rad<br>rad&nbsp;&#229;&#xE4;&quot;', 'rad\nrad åä"'],
  ['<p>1 &lt; 2</p><script>alert("x")</script><style>p{}</style><!-- dolt -->', '1 < 2'],
  ['F&ouml;retag &Aring;&auml; &ndash; &hellip;', 'Företag Åä – …'],
  ['<a title="a>b" data-x=\'<p>\'>länk</a><p class="a">rad</p>', 'länk\nrad'],
  ['&okänd; &#99999999; &#xD800;', '&okänd; \u{FFFD} \u{FFFD}'],
  ['<table><tr><th>Namn</th><td>Ort</td></tr></table>', 'Namn\n\nOrt'],
  ['<dl><dt>Mötet</dt><dd>flyttas</dd></dl>', 'Mötet\n\nflyttas'],
  ['<p><br></p> ', ''],
  ['', ''],
])('%s reads as %s', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a text made to be slow is read at once', () => {
  const started = process.threadCpuUsage()
  for (const piece of ['<', '<script', '<!--', '<p ', '&#', '&', '<a b=">', '<a b="">'])
    plainText(piece.repeat(50_000))
  const { user } = process.threadCpuUsage(started)
  // A quadratic reading of these takes minutes.
  expect(user / 1000).toBeLessThan(5_000)
})
