import { focusTitle } from '../Title.tsx'

/** How long a list may take to be drawn without a row, or with more of them, in milliseconds. */
const drawnWithin = 10_000

/** Once a list is drawn without the row that had the focus, the page's title has it; elsewhere it stays. */
export function focusLeftOver() {
  const held = document.activeElement
  const until = performance.now() + drawnWithin
  const look = () => {
    if (document.activeElement === document.body) return focusTitle()
    if (document.activeElement === held && performance.now() < until) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function focusRow(row: HTMLElement) {
  const place = row.querySelector<HTMLElement>('a[href], button, input, summary')
  if (!place) row.tabIndex = -1
  ;(place ?? row).focus()
}

/** Once another row is drawn behind this one, it has the focus that has gone with what asked for it. */
export function focusRowAfter(row: Element) {
  const until = performance.now() + drawnWithin
  const look = () => {
    if (document.activeElement !== document.body) return
    const next = row.nextElementSibling
    if (next instanceof HTMLElement) focusRow(next)
    else if (performance.now() < until) requestAnimationFrame(look)
    else focusTitle()
  }
  requestAnimationFrame(look)
}
