import { Box, Button, chakra, Flex, Heading, Span, Text } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef } from 'react'
import { ApiError, textOf } from '../../../api/request/errors.ts'
import { paths } from '../../../routes/paths.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { saveFile } from '../../../ui/file/save.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Comparison, countsOf } from './Comparison.tsx'
import { takeOutAll } from './fileCalls.ts'
import { useLibraryFile } from './useLibraryFile.ts'

/** What is wrong with a file, which the server says of it; or why it could not be compared. */
function faultOf(error: unknown): string {
  if (error instanceof ApiError) return error.fields['File'] ?? textOf(error)
  return error instanceof Error && error.name === 'Error' ? error.message : textOf(error)
}

function TakeOut() {
  const { mutate, isPending } = useMutation({
    mutationFn: takeOutAll,
    onSuccess: (text) => {
      saveFile('fragor.json', text, 'application/json')
      toaster.success(texts.takenOut)
    },
    onError: (error) => toaster.error({ title: texts.takeOutFailed, description: textOf(error) }),
  })
  return (
    <Button variant="outline" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {texts.takeOut}
    </Button>
  )
}

/** The library as a file, for administrators: taken out, compared, and taken in as drafts. */
export default function LibraryFilePage() {
  const file = useLibraryFile()
  const { chosen, compared, error, isComparing } = file
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [first] = currentTarget.files ?? []
    if (first) file.takeFile(first)
    // The same file once more may say something else by now.
    currentTarget.value = ''
  }

  return (
    <Page>
      <BackLink to={paths.questions}>{texts.back}</BackLink>
      <PageHeader title={texts.title} lead={texts.lead} action={<TakeOut />} />
      <Flex gap="3" wrap="wrap" align="center">
        <chakra.input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          aria-label={texts.file}
          onChange={choose}
        />
        <Button aria-describedby={helpId} onClick={() => input.current?.click()}>
          {texts.choose}
        </Button>
        <Button variant="outline" onClick={file.takeStarter}>
          {texts.starter}
        </Button>
        <Span id={helpId} textStyle="sm" color="fg.muted">
          {texts.chooseHelp}
        </Span>
      </Flex>
      {chosen && compared && (
        <Heading as="h2" textStyle="heading" mt="6" overflowWrap="anywhere">
          {texts.compared(chosen.name)}
        </Heading>
      )}
      {/* There before what is told, which is not read out otherwise. */}
      <Text
        as="output"
        display="block"
        textStyle={compared ? undefined : 'sm'}
        mt={compared ? '1' : '3'}
      >
        {compared ? countsOf(compared.rows) : isComparing && texts.comparing}
      </Text>
      {error !== undefined && (
        <Box mt="4">
          <Notice tone="error" title={texts.failed}>
            <p>{faultOf(error)}</p>
          </Notice>
        </Box>
      )}
      {chosen && compared && (
        <Comparison key={chosen.round} compared={compared} onChanged={file.compareAgain} />
      )}
    </Page>
  )
}
