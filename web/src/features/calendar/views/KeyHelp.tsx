import { chakra } from '@chakra-ui/react'
import { calendarTexts } from '../../../texts/calendar.ts'

const { keys } = calendarTexts

const Details = chakra('details', {
  base: {
    mt: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    '& summary': { width: 'fit-content', py: '1', cursor: 'pointer', borderRadius: 'l1' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'max-content minmax(0, 1fr)',
      columnGap: '5',
      rowGap: '1',
      mt: '2',
    },
    '& dt': { color: 'fg', fontWeight: '600' },
  },
})

/** Which keys do what in the grid. */
export const KeyHelp = () => (
  <Details>
    <summary>{keys.title}</summary>
    <dl>
      {keys.list.map(([key, what]) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>{key}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Details>
)
