// A drawing takes a third of the time at most: what is pressed meanwhile is answered, however long the text and slow the computer.
const restFor = 2
const longestRestMs = 250

/**
 * Text that grows faster than a screen is drawn, from what has `begun`: `show` gets all of it, once per frame at most, and
 * then rests in proportion to how long the screen took to draw it.
 */
export function growingText(show: (text: string) => void, begun = '') {
  let text = begun
  let frame: number | undefined
  let rest: ReturnType<typeof setTimeout> | undefined
  let isNew = false

  function draw() {
    const from = performance.now()
    isNew = false
    show(text)
    // The next frame comes once this one is drawn.
    frame = requestAnimationFrame(() => {
      frame = undefined
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
