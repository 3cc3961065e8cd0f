import { Button, chakra, Flex } from '@chakra-ui/react'
import { useId } from 'react'
import { seriesTexts as texts } from '../../../texts/calendar/series.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Unbroken } from '../../../ui/Unbroken.tsx'

const List = chakra('ul', {
  base: {
    mt: '3',
    ps: '5',
    listStyle: 'disc',
    maxHeight: '14rem',
    overflow: 'auto',
    textStyle: 'sm',
    overflowWrap: 'anywhere',
  },
})

/** What of a series cannot be done, and how many are left. */
export type LeftOut = { wrong: readonly string[]; left: number; confirm: string }

type Props = LeftOut & { onAnswer: (yes: boolean) => void }

/** Lists what is in the way of a series before anything is stored. */
export function LeaveOutDialog({ wrong, left, confirm, onAnswer }: Props) {
  const questionId = useId()
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={texts.leaveOutTitle}
      closedBy="closerequest"
      describedBy={questionId}
      onClose={() => onAnswer(false)}
    >
      <p id={questionId}>{texts.leaveOut(wrong.length, left)}</p>
      <List tabIndex={0} aria-label={texts.inTheWay}>
        {wrong.map((text) => (
          <li key={text}>
            <Unbroken text={text} />
          </li>
        ))}
      </List>
      <Flex justify="flex-end" wrap="wrap" gap="3" mt="6">
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {texts.goBack}
        </Button>
        {left > 0 && <Button onClick={() => onAnswer(true)}>{confirm}</Button>}
      </Flex>
    </Dialog>
  )
}
