import type { Page } from 'playwright-core'
import * as z from 'zod/mini'

const named = z.array(z.string())

const tools = `
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const nameOf = (element) => element.tagName.toLowerCase() + ' ' + JSON.stringify(element.textContent.trim().slice(0, 40))
  const around = (element) => element ? [element, ...around(element.parentElement)] : []
  // What is only read out, and what a table or a calendar scrolls by itself, may lie anywhere.
  const isSmall = (element) =>
    (element.clientWidth <= 1 && element.clientHeight <= 1) || getComputedStyle(element).clip === 'rect(0px, 0px, 0px, 0px)'
  const scrolls = (element) => {
    const { overflowX } = getComputedStyle(element)
    return (overflowX === 'auto' || overflowX === 'scroll') && element.querySelector('table, [role=grid], pre') !== null
  }
  // The window scrolls by its own bar: what lies beyond it is what is looked for.
  const isFree = (element) =>
    around(element).some((one) => one !== document.documentElement && (isSmall(one) || scrolls(one)))
  const hasWords = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '')
  const controls = 'input, select, textarea, button, a[href], svg, canvas, img'
  const all = [...document.body.querySelectorAll('*')].filter((element) => shown(element) && !isFree(element))
`

/** What lies outside the window sideways, or makes the page scroll there. */
export async function beyond(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(`(() => {
    ${tools}
    const { scrollWidth, clientWidth } = document.documentElement
    const out = all
      .filter((element) => hasWords(element) || element.matches(controls))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 0 && (left < -1 || right > clientWidth + 1)
      })
      .map(nameOf)
    return scrollWidth > clientWidth ? ['the page is ' + scrollWidth + ' wide', ...out] : out
  })()`)
  return named.parse(found)
}

/** Texts of which something is not seen, though nothing says that there is more of them. */
export async function cutOff(page: Page): Promise<string[]> {
  const found: unknown = await page.evaluate(`(() => {
    ${tools}
    const placeOf = (element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    }
    const says = ({ textOverflow, webkitLineClamp }) => textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    const hides = (overflow) => overflow === 'hidden' || overflow === 'clip'
    const cuts = (text) => (box) => {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      return (hides(style.overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2)) ||
        (hides(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2))
    }
    // What scrolls can be scrolled to; what lies around it cuts only that.
    const within = (element) => {
      if (element === null || element === document.body) return []
      const { overflowX, overflowY } = getComputedStyle(element)
      return /auto|scroll/.test(overflowX + overflowY) ? [] : [element, ...within(element.parentElement)]
    }
    return all
      .filter(hasWords)
      .filter((element) => {
        const boxes = within(element)
        return !boxes.some((box) => says(getComputedStyle(box))) && boxes.some(cuts(placeOf(element)))
      })
      .map(nameOf)
  })()`)
  return [...new Set(named.parse(found))]
}
