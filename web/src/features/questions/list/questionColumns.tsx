import { chakra } from '@chakra-ui/react'
import type { ListedQuestion } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { dayOf } from '../../../ui/dates.ts'
import type { Column } from '../../../ui/list/column.ts'
import { Excerpt } from './Excerpt.tsx'
import { QuestionActions } from './QuestionActions.tsx'
import type { Doing } from '../QuestionDialogs.tsx'
import { QuestionName } from './QuestionName.tsx'

const { columns: titles } = questionTexts

const Quiet = chakra('span', {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
})

/**
 * The columns of the library (docs/requirements.md, "Question library"). `onDo` begins what is done with one; `added` is the id of the
 * one that was added just now, `figuresOf` tells how often one was answered.
 */
export const questionColumns = (
  onDo: (doing: Doing) => void,
  added: string | undefined,
  figuresOf: (questionId: string) => string,
): Column<ListedQuestion>[] => [
  {
    key: 'ordering',
    title: titles.ordering,
    track: '6rem',
    onPhone: 'lead',
    sortable: true,
    // As wide for one digit as for three: on a phone each row has its own tracks.
    cell: ({ Ordering }) => (
      <Quiet display="inline-block" minWidth={{ base: '6', md: 'auto' }}>
        {Ordering}
      </Quiet>
    ),
  },
  {
    key: 'label',
    title: titles.label,
    track: 'minmax(0, 6fr)',
    onPhone: 'line',
    sortable: true,
    cell: (question) => (
      <QuestionName
        question={question}
        isAdded={question.id === added}
        figures={figuresOf(question.id)}
      />
    ),
  },
  {
    key: 'text',
    title: titles.text,
    track: 'minmax(0, 5fr)',
    onPhone: 'line',
    cell: (question) => (
      <Excerpt question={question} onOpen={() => onDo({ what: 'test', question })} />
    ),
  },
  {
    key: 'created',
    title: titles.created,
    track: '6.5rem',
    onPhone: 'titledLine',
    sortable: true,
    cell: ({ sdate }) => <Quiet>{dayOf(sdate)}</Quiet>,
  },
  {
    key: 'actions',
    title: questionTexts.actions,
    quiet: true,
    track: '7.5rem',
    onPhone: 'end',
    cell: (question) => (
      <QuestionActions
        label={question.QuestionLabel}
        onTest={() => onDo({ what: 'test', question })}
        onEdit={() => onDo({ what: 'edit', question })}
        onDelete={() => onDo({ what: 'delete', question })}
      />
    ),
  },
]
