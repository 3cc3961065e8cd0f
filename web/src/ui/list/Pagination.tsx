import {
  chakra,
  defineSlotRecipe,
  Flex,
  IconButton,
  Pagination as Chakra,
  Span,
} from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { listTexts } from '../../texts/lists.ts'
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from './listIcons.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { Tooltip } from '../dialog/Tooltip.tsx'

const recipe = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '6',
      rowGap: '2',
      justifyContent: { base: 'center', md: 'flex-end' },
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

// A button that leads nowhere keeps the focus: whoever turns pages with the keyboard stays where they are.
const step = (label: string, icon: ReactNode, possible: boolean, go: () => void) => (
  <Tooltip text={label}>
    <IconButton variant="ghost" aria-label={label} aria-disabled={!possible} onClick={go}>
      {icon}
    </IconButton>
  </Tooltip>
)

type Props = {
  /** Counted from 0. */
  page: number
  size: number
  /** What has been asked for and may still be on its way. */
  chosen: number
  /** How many rows there are, where that is known; and how many are known of. */
  total: number | undefined
  known: number
  /** Whether there is a page after this one, however few rows this one has. */
  goesOn?: boolean
  /** Its pages cannot be turned yet. */
  waits?: boolean
  /** What can be chosen; without it the size is fixed. */
  sizes?: readonly number[] | undefined
  onPage: (page: number) => void
  onSize?: (size: number) => void
}

/** "1–20 av 134", or "1–20" where nobody knows of how many, the way to the other pages, and how many rows each has. */
export function Pagination({
  page: shown,
  size,
  chosen,
  total,
  known,
  goesOn = false,
  waits = false,
  sizes,
  onPage,
  onSize,
}: Props) {
  // A search or a filter changes how many there are, which is told above the list, and by this a second time. Turning pages is told here.
  const [turned, setTurned] = useState<number>()
  const isTold = total === undefined || turned === total

  function turn(page: number) {
    setTurned(total)
    onPage(page)
  }

  function choose(rows: number) {
    setTurned(total)
    onSize?.(rows)
  }

  return (
    <Chakra.Root
      as="nav"
      recipe={recipe}
      count={total ?? (goesOn ? (shown + 1) * size + 1 : known)}
      pageSize={size}
      page={shown + 1}
      translations={{ rootLabel: listTexts.pages }}
      onPageChange={({ page }) => turn(page - 1)}
    >
      {sizes && (
        <SelectField
          compact
          label={listTexts.perPage}
          choices={sizes.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(chosen)}
          onChange={({ target }) => choose(Number(target.value))}
        />
      )}
      <Chakra.Context>
        {({ page, totalPages, pageRange, ...go }) => (
          <>
            <chakra.output aria-live={isTold ? 'polite' : 'off'}>
              {total === undefined
                ? listTexts.part(pageRange.start + 1, Math.min(pageRange.end, known))
                : listTexts.range(pageRange.start + 1, Math.min(pageRange.end, total), total)}
            </chakra.output>
            <Flex align="center">
              {step(listTexts.first, <FirstIcon />, page > 1 && !waits, go.goToFirstPage)}
              {step(listTexts.previous, <PreviousIcon />, page > 1 && !waits, go.goToPrevPage)}
              <Span px="2" hideBelow="sm">
                {total === undefined ? listTexts.onPage(page) : listTexts.page(page, totalPages)}
              </Span>
              {step(listTexts.next, <NextIcon />, page < totalPages && !waits, go.goToNextPage)}
              {total !== undefined &&
                step(listTexts.last, <LastIcon />, page < totalPages && !waits, go.goToLastPage)}
            </Flex>
          </>
        )}
      </Chakra.Context>
    </Chakra.Root>
  )
}
