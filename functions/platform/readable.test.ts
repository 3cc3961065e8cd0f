import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['<h2>Res</h2><p>med <b>tåg</b> &amp; buss</p>', 'Res\n\nmed tåg & buss'],
  ['<p>Ett</p><p>Två</p>', 'Ett\n\nTvå'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\n\nb'],
  ['rad<br>rad&nbsp;&#229;&#xE4;&quot;', 'rad\nrad åä"'],
  ['<p>1 &lt; 2</p><script>alert("x")</script><style>p{}</style><!-- dolt -->', '1 < 2'],
  ['F&ouml;retag &Aring;&auml; &ndash; &hellip;', 'Företag Åä – …'],
  ['<a title="a>b" data-x=\'<p>\'>länk</a><p class="a">rad</p>', 'länk\nrad'],
  ['<p title="aldrig slut>text</p>', 'text'],
  ['&okänd; &#99999999; &#xD800;', '&okänd; \u{FFFD} \u{FFFD}'],
  ['<p><br></p> ', ''],
])('%j reads as %j', (html, text) => {
  expect(readable(html)).toBe(text)
})

test('a text made to be slow is read at once', () => {
  const started = performance.now()
  for (const piece of ['<', '<script', '<!--', '<p ', '&#', '&', '<a b=">', '<a b="">'])
    readable(piece.repeat(50_000))
  // A quadratic reading of these takes minutes.
  expect(performance.now() - started).toBeLessThan(5_000)
})
