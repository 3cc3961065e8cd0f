import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { FieldValues } from '../../../../../../shared/rules/questions/fields.ts'
import { isRunning, receiptIn } from '../../../../api/answering/answer.ts'
import { studioApi } from '../../../../api/studio.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { AnswerPanel } from '../../../../ui/answer/AnswerPanel.tsx'
import { AnswerStatus } from '../../../../ui/answer/AnswerStatus.tsx'
import { useAnswer } from '../../../../ui/answer/useAnswer.ts'
import { kronorOf } from '../../../../ui/kronor.ts'
import type { Chosen } from './ModelChoice.tsx'

/** What is tried: which time, of which draft, with what. */
export type Tried = { time: number; id: string; FBody: string; values: FieldValues }

type Props = {
  tried: Tried
  chosen: Chosen
  /** What the model is called. */
  name: string
  label: string
  input: RefObject<HTMLTextAreaElement | null>
  onRemove: (() => void) | undefined
}

const secondsOf = (ms: number): string =>
  (ms / 1000).toLocaleString('sv-SE', { maximumFractionDigits: 1 })

/** What one model answers to the draft, each time that it is tried, with what that cost and how long it took. */
export function TryAnswer({ tried, chosen, name, label, input, onRemove }: Props) {
  const { answer, ask, stop } = useAnswer<Tried & Chosen>(
    ({ id, FBody, values, AImodule, GPTV }, { AnswerId, signal }) =>
      studioApi.try(
        { id, FBody, Fields: JSON.stringify(values), AImodule, GPTV, AnswerId },
        { signal },
      ),
    () => undefined,
  )
  const begin = useEffectEvent(() => ask({ ...tried, ...chosen }))
  // One that is added beside answers at once. The question's own answers what is sent to it: it changes with the form.
  const asked = useRef(onRemove ? 0 : tried.time)
  useEffect(() => {
    if (tried.time <= asked.current) return
    asked.current = tried.time
    begin()
  }, [tried.time])

  const receipt = receiptIn(answer)
  const { ms, MikroOre } = receipt ?? {}
  return (
    <Box minWidth="0" borderWidth="1px" borderColor="border" borderRadius="l2" p="4">
      <Flex justify="space-between" align="start" gap="2" mb="2">
        <Heading as="h3" tabIndex={-1} textStyle="label" overflowWrap="anywhere">
          {name}
        </Heading>
        {onRemove && (
          <Button size="xs" variant="ghost" onClick={onRemove} aria-label={texts.without(name)}>
            ✕
          </Button>
        )}
      </Flex>
      {ms !== undefined && !isRunning(answer) && (
        <Text textStyle="sm" color="fg.muted" mb="2">
          {MikroOre === undefined
            ? texts.unpriced(secondsOf(ms))
            : texts.took(secondsOf(ms), kronorOf(MikroOre))}
        </Text>
      )}
      {answer.phase !== 'idle' && (
        <AnswerPanel
          under={3}
          label={`${label}, ${name}`}
          answer={answer}
          input={input}
          onStop={stop}
          onRetry={begin}
        />
      )}
      <AnswerStatus answer={answer} />
    </Box>
  )
}
