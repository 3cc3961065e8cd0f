import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import type { ApiError } from '../../../api/request/errors.ts'
import { paths } from '../../../routes/paths.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Segments } from '../../../ui/control/Segments.tsx'
import { minuteOf } from '../../../ui/dates.ts'
import { LeaveGuard } from '../../../ui/form/LeaveGuard.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useIsHere } from '../../../ui/useIsHere.ts'
import { useSteady } from '../../../ui/useSteady.ts'
import { Versions } from '../versions/Versions.tsx'
import { DraftNotices } from './draft/DraftNotices.tsx'
import { DropDraft } from './draft/DropDraft.tsx'
import { EditPanel } from './EditPanel.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { TrialsPanel } from './trials/TrialsPanel.tsx'
import { TryPanel } from './attempt/TryPanel.tsx'
import {
  type DraftState,
  type Read,
  type Refused,
  stillWrong,
  wrongIn,
} from './draft/draftState.ts'
import { useDraft } from './draft/useDraft.ts'
import { useModelToTry } from './attempt/useModelToTry.ts'
import { useTrials } from './trials/useTrials.ts'

type Panel = keyof typeof texts.panel

const nothing: Record<string, string> = {}

const besides: Panel[] = ['try', 'trials', 'history']

const wordsFor = (state: DraftState): string => {
  switch (state.is) {
    case 'saved':
      return texts.status.saved(minuteOf(state.at))
    case 'conflict':
      return texts.conflict
    case 'gone':
      return texts.gone
    default:
      return texts.status[state.is]
  }
}

type Props = {
  /** What is stored; undefined for a new question. */
  opened: Read | undefined
  firstModel: string
  /** It was published, thrown away or taken back: everything is read anew. */
  onChanged: (id: string | undefined) => void
}

/** A question is written on the left and tried on the right, always the same; on a phone one after the other. */
export function Studio({ opened, firstModel, onChanged }: Props) {
  const draft = useDraft(opened, firstModel)
  const { typed, state, known } = draft
  // A key is painted first where it is typed.
  const shown = useDeferredValue(typed)
  const change = useSteady(draft.change)
  const saveDraft = useSteady(draft.save)
  useModelToTry(draft)
  const [live, setLive] = useState<Question | undefined>(opened?.Question)
  const [refused, setRefused] = useState<Refused>()
  const [isPublishing, setPublishing] = useState(false)
  const [panel, setPanel] = useState<Panel>('edit')
  /** What came of a save that somebody has asked for: its stamp, or that it failed once more. No other save is read out. */
  const [asked, setAsked] = useState<string>()
  const trials = useTrials(draft, told)
  const navigate = useNavigate()
  const isHere = useIsHere()
  const wrong = refused ? stillWrong(refused, typed) : nothing
  const errors = state.is === 'failed' ? { ...wrong, ...state.wrong } : wrong
  const label = typed.QuestionLabel.trim() === '' ? texts.newTitle : typed.QuestionLabel
  const beside = panel === 'edit' ? 'try' : panel

  async function saveNow() {
    const hadFailed = state.is === 'failed'
    setAsked(undefined)
    if (await draft.save({ anyway: true })) setAsked(draft.seen.current.DaytoUpdate)
    // The first failure is told by its notice.
    else if (hadFailed) setAsked('failed')
  }

  async function publish() {
    setRefused(undefined)
    if (await draft.save({ anyway: true })) setPublishing(true)
  }

  function told(error: ApiError | undefined) {
    setRefused({ wrong: wrongIn(error), typed })
    if (error) draft.refuse(error)
  }

  return (
    <>
      <BackLink to={paths.questions}>{texts.back}</BackLink>
      <PageHeader
        title={label}
        lead={wordsFor(state)}
        action={
          <Flex gap="3" wrap="wrap">
            {known.DaytoUpdate !== '' && (
              <DropDraft
                draft={draft}
                label={label}
                onRefused={told}
                onDropped={() => {
                  if (live) onChanged(live.id)
                  else if (isHere.current) void navigate(paths.questions)
                }}
              />
            )}
            <Button variant="outline" onClick={() => void saveNow()}>
              {texts.save}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => void publish()}>
              {texts.publish}
            </Button>
          </Flex>
        }
      />
      <chakra.output srOnly>
        {state.is === 'saved' && state.at === asked && texts.savedNow}
        {state.is === asked && texts.status.failed}
      </chakra.output>
      <DraftNotices
        draft={draft}
        wrong={wrong}
        onSave={saveNow}
        onReread={() => onChanged(known.id)}
      />
      <Box hideFrom="lg" mb="5">
        <Segments
          label={texts.panels}
          value={panel}
          choices={(['edit', ...besides] as const).map((value) => ({
            value,
            label: texts.panel[value],
          }))}
          onChoose={setPanel}
        />
      </Box>
      <Grid gap="8" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Box display={{ base: panel === 'edit' ? 'block' : 'none', lg: 'block' }}>
          <EditPanel typed={typed} errors={errors} onChange={change} />
        </Box>
        <Box display={{ base: panel === 'edit' ? 'none' : 'block', lg: 'block' }}>
          <Box hideBelow="lg" mb="5">
            <Segments
              label={texts.panels}
              value={beside}
              choices={besides.map((value) => ({ value, label: texts.panel[value] }))}
              onChoose={setPanel}
            />
          </Box>
          {/* What was tried stays there while somebody looks at the trials. */}
          <Box display={beside === 'try' ? 'block' : 'none'}>
            <TryPanel typed={shown} known={known.id} seen={draft.seen} save={saveDraft} />
          </Box>
          {beside === 'trials' && <TrialsPanel draft={draft} trials={trials} errors={errors} />}
          {beside === 'history' &&
            (live ? (
              <Versions
                question={live}
                isOpen
                onRestored={(question) => {
                  setLive(question)
                  // What is typed is saved before all is read anew, or stays.
                  void draft.save().then((isSaved) => isSaved && onChanged(question.id))
                }}
              />
            ) : (
              <Text textStyle="sm">{texts.neverPublished}</Text>
            ))}
        </Box>
      </Grid>
      {isPublishing && (
        <PublishDialog
          id={known.id ?? ''}
          stamp={draft.seen.current.DaytoUpdate}
          run={trials.run}
          onClose={() => setPublishing(false)}
          onRefused={(error) => {
            setPublishing(false)
            told(error)
          }}
          onPublished={({ id }) => {
            setPublishing(false)
            onChanged(id)
          }}
        />
      )}
      <LeaveGuard unsaved={/^(?:failed|conflict|gone)$/.test(state.is)} />
    </>
  )
}
