import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useUser } from '../../api/session/currentUser.ts'
import { textOf } from '../../api/request/errors.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { dayOf } from '../../ui/dates.ts'
import { saveFile } from '../../ui/file/save.ts'
import { FormFailure } from '../../ui/form/FormFailure.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { type OwnData as Data, ownData } from './ownData.ts'
import { readablePage } from './readablePage.ts'

const forms = {
  html: { type: 'text/html;charset=utf-8', write: readablePage },
  json: { type: 'application/json', write: (data: Data) => JSON.stringify(data, undefined, 2) },
} as const

/** Takes out everything that the portal holds about oneself. */
export function OwnData() {
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function take(ending: keyof typeof forms) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { type, write } = forms[ending]
      const name = `${texts.file} ${dayOf(new Date().toISOString())}.${ending}`
      saveFile(name, write(await ownData(user)), type)
      toaster.success(texts.taken)
    } catch (error) {
      setFailure(textOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Flex gap="2" wrap="wrap" mt="4">
        <Button variant="solid" aria-disabled={busy} onClick={() => void take('html')}>
          {texts.asPage}
        </Button>
        <Button variant="outline" aria-disabled={busy} onClick={() => void take('json')}>
          {texts.asJson}
        </Button>
      </Flex>
      <output>{busy && texts.taking}</output>
      {failure !== undefined && <FormFailure title={failure} />}
    </>
  )
}
