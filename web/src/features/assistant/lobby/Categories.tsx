import { Button, chakra } from '@chakra-ui/react'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { often, type useTiles } from './useTiles.ts'

const Chips = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', border: 'none', minWidth: '0' },
})

type Props = Pick<
  ReturnType<typeof useTiles>,
  'categories' | 'category' | 'choose' | 'count' | 'hasOften'
>

/** Which questions are shown: all, one's own most used, or those of a category. */
export function Categories({ categories, category, choose, count, hasOften }: Props) {
  const chips = [
    { value: '', label: texts.all(count) },
    ...(hasOften ? [{ value: often, label: texts.often }] : []),
    ...categories.map((one) => ({ value: one, label: one })),
  ]
  if (chips.length === 1) return null
  return (
    <Chips aria-label={texts.categories}>
      {chips.map(({ value, label }) => (
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
    </Chips>
  )
}
