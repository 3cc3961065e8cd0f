import { chakra, Heading, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import type { ModelEnd } from '../../../../../shared/contract/questions/modelEnds.ts'
import { paths } from '../../../routes/paths.ts'
import { libraryOf, studioOf } from '../../../routes/studio.ts'
import { modelEndTexts as texts } from '../../../texts/questions/modelEnds.ts'
import { dateInWords, dayOf } from '../../../ui/dates.ts'
import { TextLink } from '../../../ui/TextLink.tsx'

const List = chakra('ul', { base: { listStyle: 'none', mt: '2', display: 'grid', gap: '3' } })

const Item = chakra('li', {
  base: {
    p: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    overflowWrap: 'anywhere',
  },
})

const Details = chakra('details', {
  base: { mt: '2', '& > summary': { cursor: 'pointer', py: '1' } },
})

function whatEnds({ name, provider, day, gone }: ModelEnd): string {
  if (gone !== undefined || day === undefined) return texts.gone(name, provider)
  const today = dayOf(new Date().toISOString())
  return (day > today ? texts.ends : texts.ended)(name, dateInWords(day))
}

function lineOf(model: ModelEnd): string {
  const { count, proven, successor } = model
  const then = successor ? texts.proven(proven, count) : texts.noSuccessor
  return [whatEnds(model), texts.concerns(count), then].join(' ')
}

type ToTryProps = Pick<ModelEnd, 'count' | 'questions'> & {
  successor: NonNullable<ModelEnd['successor']>
}

/** The questions of a model that ends, each with the way to its trials on the successor; made when they are opened. */
function ToTry({ count, questions, successor: { GPTV, name } }: ToTryProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.tryAll(count, name)}</summary>
      {isOpen && (
        <List>
          {questions.map(({ id, QuestionLabel, proven }) => (
            <li key={id}>
              {QuestionLabel}
              {proven && ` (${texts.held})`}{' '}
              <TextLink to={studioOf(id, GPTV)} aria-label={texts.tryOf(QuestionLabel, name)}>
                {texts.tryWith(name)}
              </TextLink>
            </li>
          ))}
        </List>
      )}
      {isOpen && count > questions.length && (
        <Text mt="2" color="fg.muted">
          {texts.others(count - questions.length)}
        </Text>
      )}
    </Details>
  )
}

/** The models that end and that questions ask, the first to end first; nothing where all go on. */
export function EndingModels({ models, shown }: { models: ModelEnd[]; shown: string | undefined }) {
  const titleId = useId()
  if (models.length === 0) return null
  return (
    <chakra.section mb="6" aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="label">
        {texts.title}
      </Heading>
      <List>
        {models.map((model) => {
          const { GPTV, name, count, questions, successor, configured } = model
          return (
            <Item key={`${model.AImodule} ${GPTV}`}>
              <Text>{lineOf(model)}</Text>
              {shown === GPTV ? (
                <TextLink to={paths.questions}>{texts.showAll}</TextLink>
              ) : (
                <TextLink to={libraryOf(GPTV)}>{texts.show(count, name)}</TextLink>
              )}
              {successor && configured && (
                <ToTry count={count} questions={questions} successor={successor} />
              )}
            </Item>
          )
        })}
      </List>
    </chakra.section>
  )
}
