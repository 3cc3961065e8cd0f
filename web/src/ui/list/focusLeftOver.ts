import { focusTitle } from '../Title.tsx'

/** How long a list may take to be drawn without a row, in milliseconds. */
const drawnWithin = 1_000

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
