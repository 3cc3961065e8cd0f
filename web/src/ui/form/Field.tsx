import {
  createRecipeContext,
  createSlotRecipeContext,
  type HTMLChakraProps,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Worded } from '../Worded.tsx'
import { FieldError } from './FieldError.tsx'

const { withProvider, withContext } = createSlotRecipeContext({ key: 'field' })
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'> & Layout>('div', 'root')
const Label = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label')

/** A line of text by Chakra's recipe of the same name. */
export const Input = createRecipeContext({ key: 'input' }).withContext<
  HTMLInputElement,
  HTMLChakraProps<'input'>
>('input')

type Layout = { orientation?: 'horizontal' | undefined }

type Props = Layout & {
  /** Of what is typed into or chosen in. */
  id: string
  label: string
  error: string | undefined
  children: ReactNode
}

const errorIdOf = (id: string) => `${id}-error`

/**
 * The attributes that tell what is wrong with a field, and what else is said of it: as a description, which screen readers
 * read (docs/decisions/0087-chakras-controls.md).
 */
export const errorProps = (id: string, error: string | undefined, hintId?: string) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [hintId, error !== undefined && errorIdOf(id)].filter(Boolean).join(' ') || undefined,
})

/** What is typed into or chosen in, with its label, and what is wrong with it below. */
export const Field = ({ id, label, error, orientation, children }: Props) => (
  <Root orientation={orientation}>
    <Label htmlFor={id}>
      <Worded text={label} />
    </Label>
    {children}
    <FieldError id={errorIdOf(id)} error={error} />
  </Root>
)
