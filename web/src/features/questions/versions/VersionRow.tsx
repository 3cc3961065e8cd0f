import { Badge, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { QuestionVersion } from '../../../../../shared/contract/questions/questionVersions.ts'
import { versionTexts as texts } from '../../../texts/questions/versions.ts'
import { minuteOf } from '../../../ui/dates.ts'
import { Diff } from './Diff.tsx'

const Row = chakra('li', {
  base: {
    py: '2.5',
    overflowWrap: 'anywhere',
    '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  },
})

function reasonOf({ Reason, From }: QuestionVersion): string {
  return From === undefined ? texts.reason(Reason) : texts.backTo(minuteOf(From))
}

/** Whether somebody, or the trials, said why a version was made: of most first ones there is nothing but that they were. */
export const saysWhy = ({ Reason }: QuestionVersion): boolean =>
  Reason !== '' && texts.reason(Reason) === Reason

type Props = {
  version: QuestionVersion
  /** The text of the version, and of the one before it, as far as that has been read. */
  text: string
  before: string | undefined
  /** The question began like this: there is none before it. */
  isFirst: boolean
  isLive: boolean
  busy: boolean
  onRestore: () => void
}

/** A version: when, by whom and why, what it changed, and the way back to it. */
export function VersionRow({ version, text, before, isFirst, isLive, busy, onRestore }: Props) {
  const [isOpen, setOpen] = useState(false)
  const when = minuteOf(version.version)
  return (
    <Row>
      <Flex gap="2" align="center" wrap="wrap">
        {version.Nr !== undefined && <strong>{texts.number(version.Nr)}</strong>}
        <Text textStyle="sm">{texts.by(version.name, when)}</Text>
        {isLive && <Badge>{texts.live}</Badge>}
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        {isFirst ? texts.first : reasonOf(version)}
      </Text>
      {isFirst && saysWhy(version) && (
        <Text textStyle="sm" color="fg.muted">
          {version.Reason}
        </Text>
      )}
      <Flex gap="2" mt="1.5" wrap="wrap">
        {before !== undefined && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-label={texts.changesOf(when)}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.changes}
          </Button>
        )}
        {!isLive && (
          <Button
            size="sm"
            variant="outline"
            aria-label={texts.restoreOf(when)}
            aria-disabled={busy}
            onClick={() => !busy && onRestore()}
          >
            {texts.restore}
          </Button>
        )}
      </Flex>
      {isOpen && before !== undefined && (
        <Diff before={before} after={text} label={texts.changesOf(when)} />
      )}
    </Row>
  )
}
