import { calendarTexts } from '../../../texts/calendar.ts'
import { Segments } from '../../../ui/control/Segments.tsx'
import { type View, views } from '../days/shownPeriod.ts'

type Props = { view: View; isPhone: boolean; onView: (view: View) => void }

/** The ways to look at the calendar. A week is too wide for a phone. */
export const ViewSwitch = ({ view, isPhone, onView }: Props) => (
  <Segments
    label={calendarTexts.view}
    choices={views
      .filter((value) => !(isPhone && value === 'vecka'))
      .map((value) => ({ value, label: calendarTexts.views[value] }))}
    value={view}
    onChoose={onView}
  />
)
