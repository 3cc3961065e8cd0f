/** Text that grows faster than a screen is drawn, from what has `begun`: `show` gets all of it, once per frame at most. */
export function growingText(show: (text: string) => void, begun = '') {
  let text = begun
  let frame: number | undefined

  return {
    add(piece: string) {
      text += piece
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        show(text)
      })
    },
    /** Nothing is shown after this. Gives everything that came. */
    end() {
      if (frame !== undefined) cancelAnimationFrame(frame)
      return text
    },
  }
}
