import { flushSync } from 'react-dom'

// Drawing takes a tenth of the time, more only where a single one is long: what is pressed meanwhile is answered, and the end of
// a long text costs no more than its start.
const restFor = 9
const longestRestMs = 400

/**
 * Text that grows faster than a screen is drawn, from what has `begun`: `show` gets all of it, once per frame at most, and
 * then rests in proportion to what it cost to draw it.
 */
export function growingText(show: (text: string) => void, begun = '') {
  let text = begun
  let frame: number | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let isNew = false

  function draw() {
    frame = undefined
    const from = performance.now()
    isNew = false
    flushSync(() => show(text))
    // What the browser does for the frame is done before any timer comes.
    rest = setTimeout(() => {
      const took = performance.now() - from
      rest = setTimeout(goOn, Math.min(restFor * took, longestRestMs))
    })
  }

  function goOn() {
    rest = undefined
    if (isNew) frame = requestAnimationFrame(draw)
  }

  return {
    add(piece: string) {
      text += piece
      isNew = true
      if (frame === undefined && rest === undefined) goOn()
    },
    /** Nothing is shown after this. Gives everything that came. */
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame)
      clearTimeout(rest)
      return text
    },
  }
}
