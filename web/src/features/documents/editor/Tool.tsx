import { Button, type ButtonProps } from '@chakra-ui/react'

const chosen = { bg: 'accent.subtle', color: 'accent.fg' }

/** One of the editor's buttons. What is selected in the text stays selected while it is pressed. */
export const Tool = (props: ButtonProps) => (
  <Button
    size="sm"
    minWidth="9"
    px="2"
    color="fg.muted"
    _pressed={chosen}
    _expanded={chosen}
    _focusVisible={{ outlineOffset: '-2px' }}
    {...props}
    variant="ghost"
    onMouseDown={(event) => event.preventDefault()}
  />
)
