import { chakra } from '@chakra-ui/react'

const span = (columns: number) => ({ gridColumn: { sm: `span ${columns}` } })

/** A field's place in the profile form, which has six columns. */
export const FormCell = chakra('div', {
  base: { minWidth: '0' },
  variants: { columns: { 2: span(2), 3: span(3), 4: span(4), 6: span(6) } },
})
