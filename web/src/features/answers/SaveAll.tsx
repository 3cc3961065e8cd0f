import { Button, Spinner } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api/request/errors.ts'
import { ownAnswerTexts as texts } from '../../texts/assistant.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { saveAllAnswers } from './answersFile.ts'

/** All of one's own answers as a file: of many they are read some at a time, which takes a while. */
export function SaveAll() {
  const { mutate, isPending } = useMutation({
    mutationFn: saveAllAnswers,
    onError: (error) => toaster.error({ title: texts.saveFailed, description: textOf(error) }),
  })
  return (
    <Button variant="outline" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending && <Spinner />}
      {texts.save}
    </Button>
  )
}
