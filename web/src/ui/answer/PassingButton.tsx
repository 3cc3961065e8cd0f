import { Button } from '@chakra-ui/react'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'
import { ignoreHeld } from '../ignoreHeld.ts'

type Props = Omit<ComponentProps<typeof Button>, 'ref'> & {
  input: RefObject<HTMLTextAreaElement | null>
  /** Whatever leads the focus here. */
  place?: RefObject<HTMLButtonElement | null> | undefined
}

/** A button that goes away by itself. When it has the focus, that goes to the text box: there one goes on. */
export function PassingButton({ input, place, ...button }: Props) {
  const inner = useRef<HTMLButtonElement>(null)
  const own = place ?? inner

  useLayoutEffect(() => {
    const [shown, box] = [own.current, input.current]
    return () => {
      // The answer stays before whoever reads it.
      if (document.activeElement === shown) box?.focus({ preventScroll: true })
    }
  }, [input, own])

  // A key may still be held down from what led here.
  return <Button {...button} ref={own} variant="outline" onKeyDown={ignoreHeld} />
}
