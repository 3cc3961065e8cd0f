import { driver } from 'driver.js'
import 'driver.js/dist/driver.css'
import { tourTexts } from '../../texts/tour.ts'
import { cleanHtml } from '../../ui/answer/cleanHtml.ts'
import { cleanStrings } from '../../ui/trustedHtml.ts'
import { focusTitle } from '../../ui/Title.tsx'
import './tour.css'

/** What is told, and of which part of the page (`data-tour`). */
export type TourStep = { of: string; title: string; description: string }

// The menu is a row of links or the button of a drawer: whichever shows.
const placeOf = (of: string) => () =>
  [...document.querySelectorAll(`[data-tour="${of}"]`)].find((place) => place.checkVisibility()) ??
  document.body

/** Whoever has begun to write goes on. */
const isWriting = () => document.activeElement?.matches('input, textarea, [contenteditable]')

/** The library says of what it points at that it opens the tour, which only a button may. */
function unname() {
  const shown = document.querySelector('.driver-active-element')
  for (const name of ['haspopup', 'expanded', 'controls']) shown?.removeAttribute(`aria-${name}`)
}

/** Gives what returns the focus to where it is now, once it went away with the tour. */
function keepFocus() {
  const before = document.activeElement
  return () => {
    if (document.activeElement !== document.body) return
    if (before instanceof HTMLElement && before !== document.body && before.isConnected)
      before.focus()
    else focusTitle()
  }
}

/**
 * Shows the tour over a page that can be used: a press beside it closes it, and does what it does. `onClose` hears of
 * whoever closes it. Gives what takes it away without that.
 */
export function showTour(steps: TourStep[], onClose: () => void) {
  const giveBack = keepFocus()
  // The library writes its texts as HTML: here nothing of them is.
  const endStrings = cleanStrings((html) => cleanHtml(html, []))
  const tour = driver({
    steps: steps.map(({ of, ...popover }) => ({
      element: placeOf(of),
      popover: { ...popover, align: 'start' },
    })),
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    disableActiveInteraction: true,
    overlayColor: 'rgb(20 18 14)',
    overlayOpacity: 0.55,
    stagePadding: 6,
    stageRadius: 10,
    popoverClass: 'tour',
    showProgress: true,
    progressText: tourTexts.progress,
    nextBtnText: tourTexts.next,
    prevBtnText: tourTexts.previous,
    doneBtnText: tourTexts.done,
    onPopoverRender({ wrapper, title, footer, closeButton, nextButton }) {
      // The library's header and footer are no banner and no footer of the page.
      for (const part of [title, footer]) part.setAttribute('role', 'none')
      requestAnimationFrame(unname)
      wrapper.setAttribute('aria-modal', 'false')
      closeButton.setAttribute('aria-label', tourTexts.close)
      // The library begins with the button that ends it.
      requestAnimationFrame(() => !isWriting() && nextButton.focus())
    },
    // The library's own hook for the end is silent while a step is still moving into place.
    onDestroyStarted: close,
  })
  function takeAway() {
    document.removeEventListener('pointerdown', closeBeside, true)
    if (!tour.isActive()) return
    tour.destroy()
    endStrings()
    giveBack()
  }
  function close() {
    takeAway()
    onClose()
  }
  function closeBeside({ target }: PointerEvent) {
    if (target instanceof Element && !target.closest('.driver-popover')) close()
  }
  document.addEventListener('pointerdown', closeBeside, true)
  tour.drive()
  // The library's own class, by which nothing but the tour can be pressed.
  document.body.classList.remove('driver-active')
  return takeAway
}
