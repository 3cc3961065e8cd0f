import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { often, type useTiles } from './useTiles.ts'

const Chips = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', border: 'none', minWidth: '0' },
})

/** How many chips stand there at first: three rows on a phone. */
const fewChips = 9

type Props = Pick<
  ReturnType<typeof useTiles>,
  'categories' | 'category' | 'choose' | 'count' | 'hasOften' | 'isHeldBack'
>

/** Which questions are shown: all, one's own most used, or those of a category. */
export function Categories({ categories, category, choose, count, hasOften, isHeldBack }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const chips = [
    { value: '', label: texts.all(count) },
    ...(hasOften ? [{ value: often, label: texts.often }] : []),
    ...categories.map((one) => ({ value: one, label: one })),
  ]
  if (chips.length === 1 || isHeldBack) return null
  // A single one behind the button would be no room won.
  const hasMore = chips.length > fewChips + 1
  const shown = chips.filter(
    ({ value }, index) => isOpen || !hasMore || index < fewChips || value === category,
  )
  return (
    <Chips aria-label={texts.categories}>
      {shown.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          borderRadius="full"
          variant={value === category ? 'solid' : 'outline'}
          aria-pressed={value === category}
          onClick={() => choose(value)}
        >
          {label}
        </Button>
      ))}
      {hasMore && (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? texts.fewerCategories : texts.allCategories(categories.length)}
        </Button>
      )}
    </Chips>
  )
}
