import { Button, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { editorTexts } from '../../../texts/documents/editor.ts'
import { TextField } from '../../../ui/form/TextField.tsx'
import { linkAddress } from './linkAddress.ts'

type Props = {
  /** Where the link leads now, if there is one. */
  href: string | undefined
  onSet: (href: string) => void
  onRemove: () => void
  onClose: () => void
}

/** Where a link leads: below the buttons, so that the text stays in sight. */
export function LinkRow({ href = '', onSet, onRemove, onClose }: Props) {
  const [typed, setTyped] = useState(href)
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function set() {
    const address = linkAddress(typed)
    setWrong(address === undefined)
    if (address === undefined) field.current?.focus()
    else onSet(address)
  }

  // It stands in the dialog's own form, which Enter would send.
  function answer(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onClose()
  }

  return (
    <Flex wrap="wrap" align="end" gap="2" p="3" borderBottomWidth="1px" borderColor="border">
      <div style={{ flex: '1 1 14rem' }}>
        <TextField
          ref={field}
          label={editorTexts.address}
          inputMode="url"
          placeholder="https://"
          spellCheck={false}
          value={typed}
          error={isWrong ? editorTexts.addressHelp : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={answer}
        />
      </div>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={set}>
          {editorTexts.insert}
        </Button>
        {href !== '' && (
          <Button variant="ghost" onClick={onRemove}>
            {editorTexts.remove}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {editorTexts.cancel}
        </Button>
      </Flex>
    </Flex>
  )
}
