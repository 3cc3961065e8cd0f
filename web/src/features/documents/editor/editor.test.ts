import { describe, expect, test } from 'vitest'
import { linkAddress } from './linkAddress.ts'
import { beginningOf } from './html.ts'

const kept = (html: string) => beginningOf(html).html

describe('what comes into the editor loses all that it does not know', () => {
  test.each([
    ['<h1>A</h1><h4>B</h4>', '<h2>A</h2><h3>B</h3>'],
    ['<p class="MsoNormal" style="color:red"><span lang="SV">Text</span></p>', '<p>Text</p>'],
    ['<p><b style="font-weight:normal">inte fet</b></p>', '<p>inte fet</p>'],
    ['<p><span style="font-weight:700">fet</span></p>', '<p><strong>fet</strong></p>'],
    ['<ul><li>ett</li><li>två</li></ul>', '<ul><li><p>ett</p></li><li><p>två</p></li></ul>'],
    ['<p>a<script>alert(1)</script><img src=x onerror=alert(1)>b</p>', '<p>ab</p>'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
    [
      '<p><a href="https://example.se/" onclick="x()" target="_top">x</a></p>',
      '<p><a href="https://example.se/">x</a></p>',
    ],
    [
      '<style>p{}</style><p class="MsoNormal"><b><span style="mso-bidi-font-size:11pt">Ord<o:p></o:p></span></b></p><!--[if gte mso 9]><xml></xml><![endif]-->',
      '<p><strong>Ord</strong></p>',
    ],
    [
      '<table class="x"><caption>Priser</caption><thead><tr><th colspan="2">A</th></tr></thead><tr><td>1</td><td><ul><li>två</li></ul></td></tr></table>',
      '<table><tbody><tr><th colspan="2"><p>A</p></th></tr><tr><td><p>1</p></td><td><ul><li><p>två</p></li></ul></td></tr></tbody></table>',
    ],
    ['löst', '<p>löst</p>'],
    ['<p>  </p>', ''],
    ['', ''],
  ])('%s', (given, wanted) => {
    expect(kept(given)).toBe(wanted)
  })

  test('and what it wrote itself stays as it is', () => {
    const written =
      '<h2>Rubrik</h2><table><tbody><tr><td><p>1</p></td></tr></tbody></table><p>Rad<br>två, <em>kursiv</em> &amp; &lt;b&gt;</p><ol><li><p>ett</p></li></ol>'
    expect(kept(written)).toBe(written)
  })
})

describe('a link leads to the web or to a mail', () => {
  test.each([
    ['https://example.se/sida?x=1#y', 'https://example.se/sida?x=1#y'],
    [' www.example.se ', 'https://www.example.se/'],
    ['http://intranat/regler', 'http://intranat/regler'],
    ['http://localhost:8080', 'http://localhost:8080/'],
    ['example.se/å', 'https://example.se/%C3%A5'],
    ['anna@example.se', 'mailto:anna@example.se'],
    ['mailto:anna@example.se', 'mailto:anna@example.se'],
  ])('%s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address)
  })

  test.each([
    '',
    'hej',
    'en mening',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'intranat:8080',
    'mailto:?subject=hej',
    'ftp://a.se',
  ])('and not to %s', (typed) => {
    expect(linkAddress(typed)).toBeUndefined()
  })
})
