import { chakra, Flex, IconButton, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { listTexts } from '../../texts/lists.ts'
import { FirstIcon, LastIcon, NextIcon, PreviousIcon } from './listIcons.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { Tooltip } from '../dialog/Tooltip.tsx'

const number = new Intl.NumberFormat('sv-SE')

type Props = {
  /** Counted from 0. */
  page: number
  size: number
  total: number
  /** What can be chosen; without it the size is fixed. */
  sizes?: readonly number[] | undefined
  onPage: (page: number) => void
  onSize?: (size: number) => void
}

/** "1–20 av 134", the way to the other pages, and how many rows each has. */
export function Pagination({ page, size, total, sizes, onPage, onSize }: Props) {
  const pages = Math.max(1, Math.ceil(total / size))
  const from = Math.min(page * size + 1, total)
  const to = Math.min((page + 1) * size, total)

  const step = (label: string, icon: ReactNode, target: number) => {
    const possible = target >= 0 && target < pages && target !== page
    return (
      <Tooltip text={label}>
        <IconButton
          variant="ghost"
          aria-label={label}
          aria-disabled={!possible}
          onClick={() => possible && onPage(target)}
        >
          {icon}
        </IconButton>
      </Tooltip>
    )
  }

  return (
    <Flex
      as="nav"
      aria-label={listTexts.pages}
      align="center"
      wrap="wrap"
      columnGap="6"
      rowGap="2"
      justify={{ base: 'center', md: 'flex-end' }}
      textStyle="sm"
    >
      {sizes && (
        <SelectField
          compact
          label={listTexts.perPage}
          choices={sizes.map((each) => ({ value: String(each), label: String(each) }))}
          value={String(size)}
          onChange={({ target }) => onSize?.(Number(target.value))}
        />
      )}
      <chakra.output fontVariantNumeric="tabular-nums">
        {listTexts.range(from, to, number.format(total))}
      </chakra.output>
      <Flex align="center">
        {step(listTexts.first, <FirstIcon />, 0)}
        {step(listTexts.previous, <PreviousIcon />, page - 1)}
        <Span px="2" fontVariantNumeric="tabular-nums" hideBelow="sm">
          {listTexts.page(page + 1, pages)}
        </Span>
        {step(listTexts.next, <NextIcon />, page + 1)}
        {step(listTexts.last, <LastIcon />, pages - 1)}
      </Flex>
    </Flex>
  )
}
