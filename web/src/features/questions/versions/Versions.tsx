import { chakra, Text } from '@chakra-ui/react'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import type { QuestionVersion } from '../../../../../shared/contract/questions/questionVersions.ts'
import { versionOf } from '../../../../../shared/rules/questions/library.ts'
import { travelling } from '../../../../../shared/rules/questionLibrary/travelling.ts'
import { questionsApi } from '../../../api/questions.ts'
import { textOf } from '../../../api/request/errors.ts'
import { versionTexts as texts } from '../../../texts/questions/versions.ts'
import { MoreButton } from '../../../ui/list/MoreButton.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { asText } from '../library/asText.ts'
import { questionsQueries, reloadQuestions } from '../questions.queries.ts'
import { saysWhy, VersionRow } from './VersionRow.tsx'

const Frame = chakra('details', {
  base: { mt: '6', '& summary': { cursor: 'pointer', py: '1.5', textStyle: 'label' } },
})

const List = chakra('ol', { base: { listStyle: 'none' } })

/** All that a version says, as one text to be compared. A move is no version, and going back leaves the place. */
const textIn = ({ Question: question, Trials = [] }: QuestionVersion): string =>
  asText(travelling(question, Trials), { withPlace: false })

type Props = {
  question: Question
  /** Whether it is there at once, as where it has a place of its own. */
  isOpen?: boolean
  onRestored: (question: Question) => void
}

function History({ question, onRestored }: Props) {
  const client = useQueryClient()
  const query = useInfiniteQuery(questionsQueries.versions(question.id))
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  // What the history shows as live, which may be newer than what was opened.
  const live = data?.[0]?.Question ?? question
  const { mutate, isPending } = useMutation({
    mutationFn: (version: string) =>
      questionsApi.restore({ id: question.id, version, DaytoUpdate: live.DaytoUpdate }),
    onSuccess: ({ results }) => {
      toaster.success(texts.restored)
      onRestored(results)
    },
    onError: (failed) => toaster.error({ title: texts.restoreFailed, description: textOf(failed) }),
    onSettled: () =>
      Promise.all([
        reloadQuestions(client),
        client.invalidateQueries(questionsQueries.versions(question.id)),
      ]),
  })
  if (error && !data)
    return <ReadFailed title={texts.failed} error={error} onRetry={() => void refetch()} />
  if (data && data.length < 2 && !data.some(saysWhy))
    return <Text textStyle="sm">{texts.none}</Text>
  return (
    <>
      <List>
        {data?.map((version, at) => {
          const before = data[at + 1]
          return (
            <VersionRow
              key={version.version}
              version={version}
              text={textIn(version)}
              before={before && textIn(before)}
              isFirst={!before && !hasNextPage}
              isLive={version.version === versionOf(live)}
              busy={isPending}
              onRestore={() => mutate(version.version)}
            />
          )
        })}
      </List>
      {hasNextPage && (
        <MoreButton
          mt="2"
          size="sm"
          aria-disabled={isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        >
          {texts.older}
        </MoreButton>
      )}
      {/* Another one each time, which is read out. */}
      {isFetchNextPageError && !isFetchingNextPage && (
        <Text role="alert" mt="2">
          {texts.failed}
        </Text>
      )}
    </>
  )
}

/** What a question has been, read once somebody wants to know, and the way back. */
export function Versions(props: Props) {
  const [isOpen, setOpen] = useState(false)
  if (props.isOpen) return <History {...props} />
  return (
    <Frame onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.title}</summary>
      {isOpen && <History {...props} />}
    </Frame>
  )
}
