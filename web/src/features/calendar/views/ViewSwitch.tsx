import { chakra } from '@chakra-ui/react'
import { calendarTexts } from '../../../texts/calendar.ts'
import { type View, views } from '../days/shownPeriod.ts'

const Group = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    p: '0.5',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    bg: 'bg.panel',
  },
})

const Choice = chakra(
  'button',
  {
    base: {
      minHeight: '9',
      px: { base: '3', md: '3.5' },
      borderRadius: 'l1',
      textStyle: 'label',
      color: 'fg.muted',
      cursor: 'pointer',
      '&:hover': { color: 'fg', bg: 'bg.emphasized' },
      '&[aria-pressed=true]': { bg: 'accent.solid', color: 'accent.contrast' },
    },
  },
  { defaultProps: { type: 'button' } },
)

type Props = { view: View; isPhone: boolean; onView: (view: View) => void }

/** The ways to look at the calendar. A week is too wide for a phone. */
export const ViewSwitch = ({ view, isPhone, onView }: Props) => (
  <Group aria-label={calendarTexts.view}>
    {views
      .filter((one) => !(isPhone && one === 'vecka'))
      .map((one) => (
        <Choice key={one} aria-pressed={one === view} onClick={() => onView(one)}>
          {calendarTexts.views[one]}
        </Choice>
      ))}
  </Group>
)
