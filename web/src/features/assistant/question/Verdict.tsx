import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Helped } from '../../../../../shared/contract/assistant/ownAnswer.ts'
import { limits } from '../../../../../shared/limits.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { NoIcon, YesIcon } from '../../../ui/screenIcons.tsx'
import { useVote, type Why } from './useVote.ts'

type Reason = NonNullable<Why['Reason']>
const reasons: Reason[] = ['fel', 'saknar', 'langt', 'ton']

const Choices = chakra('fieldset', {
  base: { display: 'flex', alignItems: 'center', gap: '2', border: 'none' },
})

const Group = chakra('fieldset', { base: { mt: '3', border: 'none' } })

const Share = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    cursor: 'pointer',
    '& input': { boxSize: '4', accentColor: 'accent.solid' },
  },
})

type WhyProps = {
  busy: boolean
  /** What has been typed, and what hears of more. */
  note: string
  onNote: (note: string) => void
  onSend: (why: Why) => void
}

/** Why it did not help: a reason and a line, both as one likes. */
function WhyNot({ busy, note, onNote, onSend }: WhyProps) {
  const [Reason, setReason] = useState<Reason>()
  const [isShared, setShared] = useState(false)
  const helpId = useId()

  function send(event: FormEvent) {
    event.preventDefault()
    onSend({
      Reason,
      ...(note.trim() !== '' && { Note: note.trim() }),
      ...(isShared && { Share: true }),
    })
  }

  return (
    <form onSubmit={send}>
      <Group>
        <Text asChild textStyle="label">
          <legend>{texts.why}</legend>
        </Text>
        <Flex gap="2" wrap="wrap" mt="2">
          {reasons.map((reason) => (
            <Button
              key={reason}
              size="sm"
              borderRadius="full"
              variant={Reason === reason ? 'solid' : 'outline'}
              aria-pressed={Reason === reason}
              onClick={() => setReason(Reason === reason ? undefined : reason)}
            >
              {texts.reasons[reason]}
            </Button>
          ))}
        </Flex>
      </Group>
      <Box mt="3" maxWidth="28rem">
        <TextField
          label={texts.note}
          value={note}
          maxLength={limits.answerNote}
          autoComplete="off"
          hintId={helpId}
          onChange={({ target }) => onNote(target.value)}
        />
        <Text id={helpId} textStyle="sm" color="fg.muted" mt="1.5">
          {texts.noteHelp}
        </Text>
      </Box>
      <Share mt="3">
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        {texts.share}
      </Share>
      <Button type="submit" variant="outline" size="sm" mt="3" aria-disabled={busy}>
        {texts.sendNote}
      </Button>
    </form>
  )
}

type Props = { conversation: { key: string; SvarId: string; Helped?: Helped | undefined } }

/** Whether the answer helped, in one press; a no may say why. */
export function Verdict({ conversation }: Props) {
  const { Helped } = conversation
  const { vote, explain, isPending, isAskedWhy, isThanked, ...typed } = useVote(conversation)
  const pressed = useRef<HTMLFieldSetElement>(null)
  const choices = [
    { value: 'yes', label: texts.yes, icon: <YesIcon /> },
    { value: 'no', label: texts.no, icon: <NoIcon /> },
  ] as const
  return (
    <Box mt="4">
      <Choices ref={pressed} aria-label={texts.helped}>
        <Text textStyle="sm" mr="1">
          {texts.helped}
        </Text>
        {choices.map(({ value, label, icon }) => (
          <Button
            key={value}
            size="sm"
            variant={Helped === value ? 'solid' : 'outline'}
            aria-pressed={Helped === value}
            onClick={() => vote(Helped === value ? null : value)}
          >
            {icon}
            {label}
          </Button>
        ))}
      </Choices>
      <chakra.output display="block" textStyle="sm" color="fg.muted" mt="1.5">
        {isThanked && texts.thanks}
      </chakra.output>
      {isAskedWhy && (
        <WhyNot
          busy={isPending}
          note={typed.note}
          onNote={typed.writeNote}
          onSend={(why) =>
            explain(why, () =>
              pressed.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus(),
            )
          }
        />
      )}
    </Box>
  )
}
