import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { statisticsTexts } from '../../../texts/statistics.ts'
import { inSwedish } from '../../../texts/numbers.ts'
import type { Sheet } from './csv.ts'

const Frame = chakra('section', {
  base: { overflow: 'auto', maxHeight: '24rem', mx: '-2', px: '2' },
})

const Table = chakra('table', {
  base: {
    width: 'full',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '2', pr: '4', textAlign: 'start', borderBottomWidth: '1px' },
    '& th, & td, & tr': { borderColor: 'border' },
    '& thead th': { position: 'sticky', top: '0', bg: 'bg.panel', color: 'fg.muted' },
    '& :is(th, td):not(:first-child)': { textAlign: 'end' },
    '& tbody th': { fontWeight: '400', overflowWrap: 'anywhere' },
    '& td': { whiteSpace: 'nowrap' },
  },
})

type Props = { title: string; sheet: Sheet }

// A refresh that has changed nothing draws none of it again.
const Figures = memo(({ title, sheet: { titles, rows } }: Props) => (
  <Table aria-label={title}>
    <thead>
      <tr>
        {titles.map((text) => (
          <th key={text} scope="col">
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name = '', ...counts], row) => (
        // Two people may have the same name; the order is the same for all of a refresh.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={row}>
          <th scope="row">{name}</th>
          {counts.map((count, index) => (
            <td key={titles[index + 1]}>{typeof count === 'number' ? inSwedish(count) : count}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
))

/** The figures of a chart as a table. It scrolls by itself, also with the keyboard. */
export const ChartTable = ({ title, sheet }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
  <Frame aria-label={statisticsTexts.tableName(title)} tabIndex={0}>
    <Figures title={title} sheet={sheet} />
  </Frame>
)

/** What a chart shows, for those who cannot see it. */
export const UnseenTable = (figures: Props) => (
  <Box srOnly>
    <Figures {...figures} />
  </Box>
)
