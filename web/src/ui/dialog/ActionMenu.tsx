import { Box, Button, chakra } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MoreIcon } from '../icons.tsx'
import { useMenuPlace } from './useMenuPlace.ts'

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    zIndex: 'dropdown',
    width: 'max-content',
    minWidth: '13rem',
    p: '1.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    bg: 'bg.panel',
    boxShadow: 'lg',
    animation: 'rise {durations.fast} ease-out',
  },
})

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.emphasized' },
    _focusVisible: { outlineOffset: '-2px' },
    '& svg': { color: 'fg.muted' },
  },
})

export type Action = { label: string; icon: ReactNode; run: () => void }

/** A button with a menu of commands, as WAI-ARIA describes it: arrows go through it, Escape and Tab leave it. */
export function ActionMenu({ label, actions }: { label: string; actions: Action[] }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useMenuPlace(isOpen)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function choose(action: Action) {
    close()
    action.run()
  }

  function move(event: KeyboardEvent) {
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.findIndex((item) => item === document.activeElement)
    const steps = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at - 1],
      ['Home', 0],
      ['End', -1],
    ])
    const to = steps.get(event.key)
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') setOpen(false)
    if (to !== undefined) items.at(to % items.length)?.focus()
    if (event.key === 'Escape' || to !== undefined) event.preventDefault()
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false)
  }

  return (
    <Box position="relative" onBlur={leave}>
      <Button
        ref={button}
        variant="outline"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <MoreIcon />
        {label}
      </Button>
      {isOpen && (
        <Panel ref={panel} id={id} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {actions.map((action) => (
            <Item
              key={action.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => choose(action)}
            >
              {action.icon}
              {action.label}
            </Item>
          ))}
        </Panel>
      )}
    </Box>
  )
}
