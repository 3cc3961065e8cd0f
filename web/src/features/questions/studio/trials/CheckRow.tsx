import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import {
  type Check,
  checkKinds,
  needsNumber,
  needsText,
} from '../../../../../../shared/rules/trials/kinds.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { SelectField } from '../../../../ui/form/SelectField.tsx'
import { TextArea } from '../../../../ui/form/TextArea.tsx'
import { TextField } from '../../../../ui/form/TextField.tsx'
import { DeleteIcon } from '../../../../ui/list/listIcons.tsx'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
  },
})

type Props = {
  check: Check
  number: number
  errorOf: (part: string) => string | undefined
  onChange: (check: Check) => void
  onRemove: () => void
}

const kinds = checkKinds.map((value) => ({ value, label: texts.checkNames[value] }))

const numberIn = (typed: string): number | undefined =>
  /^\d+$/.test(typed.trim()) ? Math.min(Number(typed), questionLimits.checkNumber) : undefined

/** One thing that must hold of an answer. */
export function CheckRow({ check, number, errorOf, onChange, onRemove }: Props) {
  const { kind, text, most } = check
  const typed = {
    value: text,
    error: errorOf('text'),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...check, text: target.value }),
  }
  return (
    <Row>
      <Flex gap="3" wrap="wrap" css={{ '& > *': { flex: '1 1 10rem' } }}>
        <SelectField
          label={texts.check(number)}
          value={kind}
          choices={kinds}
          onChange={({ target }) => {
            const next = checkKinds.find((one) => one === target.value)
            // By keyboard one goes through the kinds: what is typed stays for whichever takes it.
            if (next) onChange({ ...check, kind: next })
          }}
        />
        {kind === 'headings' && <TextArea label={texts.checkHeadings} rows={2} {...typed} />}
        {needsText(kind) && kind !== 'headings' && <TextField label={texts.checkText} {...typed} />}
        {needsNumber(kind) && (
          <TextField
            label={texts.checkNumber}
            inputMode="numeric"
            value={most ?? ''}
            error={errorOf('most')}
            onChange={({ target }) => {
              const next = numberIn(target.value)
              // A letter among the digits takes none of them away.
              if (next !== undefined || target.value.trim() === '')
                onChange({ ...check, most: next })
            }}
          />
        )}
      </Flex>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={texts.removeCheck(number)}
        onClick={onRemove}
      >
        <DeleteIcon />
      </IconButton>
    </Row>
  )
}
