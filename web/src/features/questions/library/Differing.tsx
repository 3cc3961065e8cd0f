import { Box, Button, chakra, Flex, Heading } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { textOf } from '../../../api/request/errors.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { focusTitle } from '../../../ui/Title.tsx'
import { reloadQuestions } from '../questions.queries.ts'
import { DifferingRow } from './DifferingRow.tsx'
import { type FileRow, takeInAll } from './fileCalls.ts'
import { Some } from './Some.tsx'

type Props = { rows: FileRow[]; onTakenIn: () => Promise<unknown> }

/** The questions of a file that are new or differ, of which somebody chooses some. One with another draft is left out at first. */
export function Differing({ rows, onTakenIn }: Props) {
  const client = useQueryClient()
  const titleId = useId()
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isChosen = ({ id, Draft }: FileRow) => changed.get(id) ?? !Draft
  const chosen = rows.filter(isChosen)
  const { mutate, isPending, data } = useMutation({
    mutationFn: () => takeInAll(chosen),
    onSuccess: ({ taken }) => {
      if (taken > 0) toaster.success(texts.taken(taken))
      // What was left out stays left out, and what came back with another draft is chosen anew.
      setChanged(new Map([...changed].filter(([id]) => !chosen.some((one) => one.id === id))))
    },
    onError: (error) => toaster.error({ title: texts.takeInFailed, description: textOf(error) }),
    // Some may be drafts, whatever became of the others.
    onSettled: () => Promise.all([onTakenIn(), reloadQuestions(client)]),
  })

  // The last of them take the button with them.
  const isOver = data !== undefined && rows.length === 0
  useEffect(() => {
    if (isOver && document.activeElement === document.body) focusTitle()
  }, [isOver])

  function begin() {
    if (isPending) return
    if (chosen.length === 0)
      toaster.error({ title: texts.chooseOne, description: texts.chooseOneHelp })
    else mutate()
  }

  const chooseAll = (value: boolean) => setChanged(new Map(rows.map(({ id }) => [id, value])))

  return (
    <>
      {data !== undefined && data.kept > 0 && (
        <Box mt="4">
          <Notice tone="error" title={texts.kept(data.kept)}>
            <p>{texts.keptHelp}</p>
          </Notice>
        </Box>
      )}
      {rows.length > 0 && (
        <chakra.section mt="6" aria-labelledby={titleId}>
          <Heading as="h3" id={titleId} textStyle="label">
            {texts.differing}
          </Heading>
          <Flex gap="3" mt="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => chooseAll(true)}>
              {texts.all}
            </Button>
            <Button size="sm" variant="outline" onClick={() => chooseAll(false)}>
              {texts.none}
            </Button>
          </Flex>
          <Some rows={rows}>
            {(row) => (
              <DifferingRow
                key={row.id}
                row={row}
                isChosen={isChosen(row)}
                onChoose={() => setChanged(new Map(changed).set(row.id, !isChosen(row)))}
              />
            )}
          </Some>
          <Button mt="4" aria-disabled={isPending} onClick={begin}>
            {isPending ? texts.takingIn : texts.takeIn(chosen.length)}
          </Button>
        </chakra.section>
      )}
    </>
  )
}
