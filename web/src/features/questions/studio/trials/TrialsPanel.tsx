import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Trial } from '../../../../../../shared/contract/questions/trials.ts'
import { questionLimits } from '../../../../../../shared/questionLimits.ts'
import { studioTexts as texts } from '../../../../texts/questions/studio.ts'
import { DeleteIcon } from '../../../../ui/list/listIcons.tsx'
import { sentFields } from '../../fields/fieldsText.ts'
import { useProviders } from '../../useProviders.ts'
import { CompareRuns } from './CompareRuns.tsx'
import { RunStatus } from './RunStatus.tsx'
import { SharedNoes } from './SharedNoes.tsx'
import { TrialEditor } from './TrialEditor.tsx'
import { TrialResult } from './TrialResult.tsx'
import type { DraftInWork } from '../draft/useDraft.ts'
import type { Trials } from './useTrials.ts'

const List = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '3', mt: '4' } })

const Row = chakra('li', {
  base: {
    position: 'relative',
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
  },
})

const Details = chakra('details', {
  base: {
    // Beside it stands the button that takes the trial away.
    '& > summary': { cursor: 'pointer', py: '1.5', pr: '10', overflowWrap: 'anywhere' },
  },
})

const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 10)

type Props = {
  draft: DraftInWork
  trials: Trials
  /** What was wrong when they were to be run, by name: `Trials.0.name`. */
  errors: Record<string, string>
}

/** The trials of a question: what they fill in, what must hold, and what came of them. */
export function TrialsPanel({ draft, trials, errors }: Props) {
  const { Trials: all, Fields, AImodule } = draft.typed
  const { run, before } = trials
  const { modelName } = useProviders()
  const [opened, setOpened] = useState<readonly string[]>([])
  const list = useRef<HTMLUListElement>(null)
  const fields = sentFields(Fields).filter(({ key, label }) => key !== '' && label !== '')
  const isWrong = (at: number) =>
    Object.keys(errors).some((name) => name.startsWith(`Trials.${at}.`))
  const write = (Trials: Trial[]) => draft.change({ Trials })

  function add() {
    const id = newId()
    write([
      ...all,
      { id, name: '', Fields: {}, FBody: '', checks: [{ kind: 'swedish', text: '' }] },
    ])
    setOpened([...opened, id])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > li:last-of-type input')?.focus(),
    )
  }

  const toggle = (id: string, isOpen: boolean) =>
    setOpened((now) => (isOpen ? [...new Set([...now, id])] : now.filter((one) => one !== id)))

  return (
    <>
      <Text textStyle="sm" color="fg.muted">
        {texts.trialsLead}
      </Text>
      <List ref={list} tabIndex={-1}>
        {all.map((trial, at) => {
          const name = trial.name.trim() === '' ? texts.trialNo(at + 1) : trial.name
          const isOpen = opened.includes(trial.id) || isWrong(at)
          return (
            <Row key={trial.id}>
              <Details
                open={isOpen}
                onToggle={(event) => {
                  if (event.target === event.currentTarget) {
                    toggle(trial.id, event.currentTarget.open)
                  }
                }}
              >
                <summary>
                  <strong>{name}</strong>{' '}
                  <Text as="span" textStyle="sm" color="fg.muted">
                    {trial.checks
                      .map(({ kind, text, most = 0 }) => texts.checkLine(kind, text, most))
                      .join(' · ')}
                  </Text>
                </summary>
                {isOpen && (
                  <TrialEditor
                    trial={trial}
                    fields={fields}
                    errorOf={(part) => errors[`Trials.${at}.${part}`]}
                    onChange={(part) => write(all.with(at, { ...trial, ...part }))}
                  />
                )}
              </Details>
              {run && <TrialResult trial={trial} run={run} before={before} />}
              <IconButton
                size="sm"
                variant="ghost"
                position="absolute"
                top="2"
                right="2"
                aria-label={texts.removeTrial(name)}
                onClick={() => {
                  write(all.filter(({ id }) => id !== trial.id))
                  list.current?.focus()
                }}
              >
                <DeleteIcon />
              </IconButton>
            </Row>
          )
        })}
      </List>
      <Flex gap="3" mt="4" wrap="wrap">
        {all.length < questionLimits.trials && (
          <Button variant="outline" onClick={add}>
            {texts.addTrial}
          </Button>
        )}
        {trials.isRunning ? (
          <Button
            variant="outline"
            aria-disabled={trials.isStopping}
            // The second click of a double one falls on what has taken the button's place.
            onClick={({ detail }) => detail < 2 && !trials.isStopping && trials.stop()}
          >
            {trials.isStopping ? texts.stopping : texts.stop}
          </Button>
        ) : (
          <Button onClick={trials.begin}>{texts.run}</Button>
        )}
      </Flex>
      {run && (
        <RunStatus
          run={run}
          modelName={modelName(AImodule, run.model)}
          isOther={run.draft !== draft.known.DaytoUpdate || draft.state.is === 'unsaved'}
        />
      )}
      {draft.known.id !== undefined && draft.known.Base !== '' && (
        <SharedNoes
          questionId={draft.known.id}
          room={questionLimits.trials - all.length}
          onTake={(trial) => write([...all, { ...trial, id: newId() }])}
        />
      )}
      {run?.ended !== undefined && before && (
        <CompareRuns run={run} before={before} onJudge={trials.judge} />
      )}
    </>
  )
}
