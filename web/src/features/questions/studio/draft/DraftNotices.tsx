import { Button, Flex, List } from '@chakra-ui/react'
import { textOf } from '../../../../api/request/errors.ts'
import { formTexts } from '../../../../texts/forms.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { focusLeftOver } from '../../../../ui/list/focusLeftOver.ts'
import { Notice } from '../../../../ui/message/Notice.tsx'
import { toaster } from '../../../../ui/message/toaster.ts'
import { waits } from './draftState.ts'
import { type Failure, useFailure } from './useFailure.ts'
import type { DraftInWork } from './useDraft.ts'
import { useRetry } from './useRetry.ts'

type Props = {
  draft: DraftInWork
  wrong: Record<string, string>
  onSave: () => Promise<unknown>
  /** What is stored has been read where the draft is gone: all of the page is to show it. */
  onReread: () => void
}

const linesOf = (wrong: Record<string, string>) => [...new Set(Object.values(wrong))]

const Lines = ({ lines }: { lines: string[] }) => (
  <List.Root listStyle="disc" ps="4">
    {lines.map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List.Root>
)

function Why({ why, wrong }: Failure) {
  const lines = linesOf(wrong)
  return lines.length === 0 ? <p>{why}</p> : <Lines lines={lines} />
}

/** What keeps a draft from being saved, run or published, and what can be done about it. */
export function DraftNotices({ draft, wrong, onSave, onReread }: Props) {
  const { state, isOvertaken, readAgain, rebase, save, saveAsNew, startOver } = draft
  const lines = linesOf(wrong)
  const failure = useFailure(state)

  const failed = (error: unknown) =>
    toaster.error({ title: texts.failed, description: textOf(error) })
  /** What was pressed goes with its notice. */
  const settle = (done: Promise<unknown>) => void done.then(focusLeftOver, failed)

  useRetry(failure?.mayPass === true, async () => {
    const held = document.activeElement
    const isSaved = await save()
    if (isSaved && held?.closest('[role=alert]')) focusLeftOver()
  })

  return (
    <Flex direction="column" gap="4" mb="5" _empty={{ display: 'none' }}>
      {failure && (
        <Notice tone="error" title={texts.status.failed}>
          <Why {...failure} />
          <Button size="sm" variant="outline" mt="2" onClick={() => settle(onSave())}>
            {texts.save}
          </Button>
        </Notice>
      )}
      {state.is === 'kept' && (
        <Notice tone="success" title={formTexts.restored}>
          <p>{texts.keptHelp}</p>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => settle(save())}>
              {texts.saveIt}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => {
                startOver()
                focusLeftOver()
              }}
            >
              {formTexts.startOver}
            </Button>
          </Flex>
        </Notice>
      )}
      {state.is === 'gone' && (
        <Notice tone="error" title={texts.gone}>
          <p>{texts.goneHelp}</p>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => settle(saveAsNew())}>
              {texts.saveAsNew}
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => void readAgain('theirs').then(onReread, failed)}
            >
              {texts.takeTheirs}
            </Button>
          </Flex>
        </Notice>
      )}
      {state.is === 'conflict' && (
        <Notice tone="error" title={texts.conflict}>
          <p>{texts.conflictHelp}</p>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => settle(readAgain('mine'))}>
              {texts.keepMine}
            </Button>
            <Button size="sm" variant="outline" onClick={() => settle(readAgain('theirs'))}>
              {texts.takeTheirs}
            </Button>
          </Flex>
        </Notice>
      )}
      {isOvertaken && !waits(state) && (
        <Notice tone="error" title={texts.overtaken}>
          <p>{texts.overtakenHelp}</p>
          <Button size="sm" variant="outline" mt="2" onClick={() => settle(rebase())}>
            {texts.rebase}
          </Button>
        </Notice>
      )}
      {lines.length > 0 && (
        <Notice tone="error" title={texts.wrong}>
          <Lines lines={lines} />
        </Notice>
      )}
    </Flex>
  )
}
