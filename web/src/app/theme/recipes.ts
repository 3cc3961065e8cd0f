import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react'

/** What is typed into, or chosen in. */
const control = {
  width: 'full',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l2',
  px: '3.5',
  textStyle: 'md',
  transition: 'border-color {durations.fast}',
  // What is wrong looks wrong also under the pointer.
  _hover: { borderColor: 'fg.muted', _invalid: { borderColor: 'red.fg' } },
  _invalid: { borderColor: 'red.fg' },
} as const

/**
 * How Chakra's controls look here: its own keys, variants and sizes, and of them only what the portal uses. `md` is 44
 * pixels high, which a finger needs. `aria-disabled` keeps a button focusable while there is nothing to press.
 */
export const recipes = {
  button: defineRecipe({
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      borderRadius: 'l2',
      borderWidth: '1px',
      borderColor: 'transparent',
      textStyle: 'label',
      cursor: 'pointer',
      userSelect: 'none',
      textDecoration: 'none',
      transition: 'background-color {durations.fast}, border-color {durations.fast}',
      _disabled: { opacity: 0.6, cursor: 'default' },
    },
    variants: {
      variant: {
        solid: {
          bg: 'colorPalette.solid',
          color: 'colorPalette.contrast',
          _hover: { bg: 'colorPalette.solid/90' },
        },
        outline: {
          bg: 'bg.panel',
          color: 'fg',
          borderColor: 'border.emphasized',
          _hover: { bg: 'bg.muted' },
        },
        // What is chosen among several.
        subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
        ghost: { color: 'fg', _hover: { bg: 'bg.emphasized' } },
      },
      size: {
        sm: { minHeight: '10', minWidth: '10', px: '3', gap: '1.5' },
        md: { minHeight: '11', minWidth: '11', px: '5', gap: '2' },
      },
    },
    defaultVariants: { variant: 'solid', size: 'md' },
  }),
  input: defineRecipe({
    base: control,
    variants: { size: { md: { height: '11' } } },
    defaultVariants: { size: 'md' },
  }),
  textarea: defineRecipe({
    base: { ...control, display: 'block', py: '3', resize: 'vertical', minHeight: '20' },
  }),
  badge: defineRecipe({
    base: {
      display: 'inline-flex',
      px: '2',
      borderRadius: 'full',
      borderWidth: '1px',
      textStyle: 'sm',
      whiteSpace: 'nowrap',
    },
    variants: {
      variant: {
        outline: { borderColor: 'border.emphasized', color: 'fg.muted' },
        subtle: {
          borderColor: 'colorPalette.muted',
          bg: 'colorPalette.subtle',
          color: 'colorPalette.fg',
        },
      },
    },
    defaultVariants: { variant: 'outline' },
  }),
  skeleton: defineRecipe({
    base: { bg: 'skeleton', borderRadius: 'l1', animation: 'pulse 1.6s ease-in-out infinite' },
  }),
  spinner: defineRecipe({
    base: {
      display: 'inline-block',
      boxSize: '1.125em',
      flexShrink: 0,
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'currentColor',
      borderTopColor: 'transparent',
      animation: 'spin 0.8s linear infinite',
    },
  }),
}

export const slotRecipes = {
  field: defineSlotRecipe({
    slots: ['root', 'label'],
    base: {
      label: { display: 'block', textStyle: 'label', mb: '1.5' },
    },
    variants: {
      // In a line of its own words, as in a list's tools.
      orientation: {
        horizontal: {
          root: { display: 'flex', alignItems: 'center', gap: '2' },
          label: { textStyle: 'sm', color: 'fg.muted', mb: '0', flexShrink: 0 },
        },
      },
    },
  }),
  nativeSelect: defineSlotRecipe({
    slots: ['root', 'field', 'indicator'],
    base: {
      root: { position: 'relative', width: 'full' },
      field: {
        ...control,
        height: '11',
        ps: '3',
        pe: '9',
        appearance: 'none',
        cursor: 'pointer',
        textOverflow: 'ellipsis',
      },
      indicator: {
        position: 'absolute',
        insetEnd: '2.5',
        top: '50%',
        translate: '0 -50%',
        pointerEvents: 'none',
        color: 'fg.muted',
        // Chakra's arrow has no size of its own.
        _icon: { boxSize: '4' },
      },
    },
    variants: { size: { sm: { field: { textStyle: 'sm' } } } },
  }),
  alert: defineSlotRecipe({
    slots: ['root', 'indicator', 'content', 'title', 'description'],
    base: {
      root: {
        display: 'flex',
        gap: '3',
        p: '4',
        borderRadius: 'l2',
        borderWidth: '1px',
        textStyle: 'sm',
        bg: 'colorPalette.subtle',
        borderColor: 'colorPalette.muted',
        color: 'colorPalette.fg',
      },
      indicator: { flexShrink: 0, fontSize: '1.25rem' },
      content: { minWidth: '0', alignSelf: 'center', overflowWrap: 'anywhere' },
      title: { fontWeight: '600' },
    },
    variants: {
      status: {
        error: { root: { colorPalette: 'red' } },
        success: { root: { colorPalette: 'green' } },
      },
    },
  }),
  card: defineSlotRecipe({
    slots: ['root'],
    base: {
      root: {
        bg: 'bg.panel',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'l3',
        boxShadow: 'xs',
      },
    },
    variants: {
      size: {
        sm: { root: { p: '4' } },
        md: { root: { p: '5' } },
        lg: { root: { p: { base: '5', md: '8' } } },
      },
    },
    defaultVariants: { size: 'lg' },
  }),
  emptyState: defineSlotRecipe({
    slots: ['root', 'content', 'title', 'description'],
    base: {
      root: {
        px: '6',
        py: '16',
        textAlign: 'center',
        borderWidth: '1px',
        borderStyle: 'dashed',
        borderColor: 'border.emphasized',
        borderRadius: 'l3',
      },
      content: { display: 'grid', justifyItems: 'center', gap: '2' },
      title: { textStyle: 'heading' },
      description: { color: 'fg.muted', maxWidth: '34rem', mb: '2', textWrap: 'balance' },
    },
  }),
}
