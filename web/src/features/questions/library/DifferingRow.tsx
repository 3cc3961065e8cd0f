import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { aiModule, aiModuleNames } from '../../../../../shared/contract/assistant/aiModule.ts'
import type {
  Compared,
  LibraryNote,
} from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { Checkbox } from '../../../ui/control/Checkbox.tsx'
import { minuteOf } from '../../../ui/dates.ts'
import { Diff } from '../versions/Diff.tsx'
import { asText } from './asText.ts'

const Row = chakra('li', {
  base: {
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
  },
})

const nameOf = (wanted: string): string => {
  const known = aiModule.options.find((one) => one === wanted)
  return known ? aiModuleNames[known] : wanted
}

function lineOf({ about, wanted, taken }: LibraryNote): string {
  if (about !== 'service') return texts[about](wanted, taken)
  return texts.service(nameOf(wanted), taken === undefined ? undefined : nameOf(taken))
}

type Props = { row: Compared; isChosen: boolean; onChoose: () => void }

/** A question that can be taken in: whether it is new, what this portal has otherwise, and what it says. */
export function DifferingRow({ row, isChosen, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { QuestionLabel: label, notes, Draft, File, Live } = row
  const what = row.is === 'changed' ? 'changed' : 'new'
  return (
    <Row>
      <Flex gap="2" align="start">
        <Checkbox label={texts.choice(label)} checked={isChosen} onChange={onChoose} />
        <Box flex="1" minWidth="0" pt="2">
          <Flex gap="2" align="center" wrap="wrap">
            <Text fontWeight="600">{label}</Text>
            <Badge>{texts.is[what]}</Badge>
          </Flex>
          {notes.map((note) => (
            <Text key={note.about} textStyle="sm" mt="1">
              {lineOf(note)}
            </Text>
          ))}
          {Draft && (
            <Text textStyle="sm" mt="1">
              {texts.draft(Draft.name, minuteOf(Draft.DaytoUpdate))}
            </Text>
          )}
          {File && (what === 'new' || Live) && (
            <>
              <Button
                size="sm"
                variant="outline"
                mt="2"
                aria-expanded={isOpen}
                aria-label={texts.showOf[what](label)}
                onClick={() => setOpen(!isOpen)}
              >
                {texts.show[what]}
              </Button>
              {isOpen && (
                <Diff
                  before={asText(Live ?? File)}
                  after={asText(File)}
                  label={texts.showOf[what](label)}
                />
              )}
            </>
          )}
        </Box>
      </Flex>
    </Row>
  )
}
