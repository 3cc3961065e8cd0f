import { defineSlotRecipe, Menu } from '@chakra-ui/react'
import type { ReactElement, ReactNode } from 'react'

const recipe = defineSlotRecipe({
  slots: ['content', 'item'],
  base: {
    content: {
      zIndex: 'docked',
      width: 'max-content',
      minWidth: '13rem',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: '1.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      bg: 'bg.panel',
      boxShadow: 'lg',
      outline: 'none',
      animation: 'rise {durations.fast} ease-out',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      px: '3',
      borderRadius: 'l2',
      textStyle: 'sm',
      cursor: 'pointer',
      _highlighted: {
        bg: 'bg.emphasized',
        outline: '2px solid {colors.accent.focusRing}',
        outlineOffset: '-2px',
      },
      '& svg': { color: 'fg.muted' },
    },
  },
})

export type Action = { label: string; icon?: ReactNode; run: () => void }

type Props = {
  label: string
  actions: Action[]
  /** The button that opens it. */
  children: ReactElement
}

/** A button with a menu of commands. It opens where it stands, so that it does in a dialog, too. */
export function ActionMenu({ label, actions, children }: Props) {
  const choose = (chosen: string) => actions.find((action) => action.label === chosen)?.run()

  return (
    <Menu.Root
      lazyMount
      loopFocus
      unmountOnExit
      recipe={recipe}
      positioning={{ placement: 'bottom-start', strategy: 'fixed' }}
      onSelect={({ value }) => choose(value)}
    >
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content aria-label={label}>
          {actions.map((action) => (
            <Menu.Item key={action.label} value={action.label}>
              {action.icon}
              {action.label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  )
}
