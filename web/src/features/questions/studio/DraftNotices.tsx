import { Button, Flex, List } from '@chakra-ui/react'
import { studioTexts as texts } from '../../../texts/studio.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import type { DraftInWork } from './useDraft.ts'

type Props = {
  draft: DraftInWork
  /** The question was changed since the draft began. */
  isOvertaken: boolean
  wrong: Record<string, string>
  onSettled: () => void
}

/** What keeps a draft from being saved, run or published, and what can be done about it. */
export function DraftNotices({ draft, isOvertaken, wrong, onSettled }: Props) {
  const { state, readAgain, save } = draft
  const lines = [...new Set(Object.values(wrong))]

  function settle(keeps: 'mine' | 'theirs') {
    void readAgain(keeps).then(onSettled, () => undefined)
  }

  return (
    <Flex direction="column" gap="4" mb="5" _empty={{ display: 'none' }}>
      {state.is === 'failed' && (
        <Notice tone="error" title={texts.status.failed}>
          <p>{state.why}</p>
          <Button size="sm" variant="outline" mt="2" onClick={() => void save()}>
            {texts.save}
          </Button>
        </Notice>
      )}
      {(state.is === 'conflict' || isOvertaken) && (
        <Notice tone="error" title={isOvertaken ? texts.overtaken : texts.conflict}>
          <p>{isOvertaken ? texts.overtakenHelp : texts.conflictHelp}</p>
          <Flex gap="2" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => settle('mine')}>
              {isOvertaken ? texts.goOver : texts.keepMine}
            </Button>
            {!isOvertaken && (
              <Button size="sm" variant="outline" onClick={() => settle('theirs')}>
                {texts.takeTheirs}
              </Button>
            )}
          </Flex>
        </Notice>
      )}
      {lines.length > 0 && (
        <Notice tone="error" title={texts.wrong}>
          <List.Root listStyle="disc" ps="4">
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List.Root>
        </Notice>
      )}
    </Flex>
  )
}
