import { Button } from '@chakra-ui/react'
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react'

type Props = ComponentProps<typeof Button> & { input: RefObject<HTMLTextAreaElement | null> }

/** A button that goes away by itself. When it has the focus, that goes to the text box: there one goes on. */
export function PassingButton({ input, ...button }: Props) {
  const own = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const [shown, box] = [own.current, input.current]
    return () => {
      if (document.activeElement === shown) box?.focus()
    }
  }, [input])

  return <Button {...button} ref={own} variant="outline" />
}
