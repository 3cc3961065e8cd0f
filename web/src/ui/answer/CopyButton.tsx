import { Button, chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { CheckIcon } from '../icons.tsx'
import { CopyIcon } from '../screenIcons.tsx'
import { toaster } from '../message/toaster.ts'
import { copyText } from './take/copying.ts'

type Props = {
  text: string
  /** Without a frame, beside a text of small letters. */
  quiet?: boolean
  /** How the text is copied; as it is unless told otherwise. */
  write?: (text: string) => Promise<void>
}

export function CopyButton({ text, quiet = false, write = copyText }: Props) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), limits.toastMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await write(text)
      setCopied(true)
    } catch {
      // A browser may forbid it; the text can still be marked by hand.
      toaster.error({ title: cardTexts.copyFailed, description: cardTexts.copyFailedHelp })
    }
  }

  return (
    <>
      <Button
        variant={quiet ? 'ghost' : 'outline'}
        size={quiet ? 'sm' : undefined}
        onClick={() => void copy()}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? cardTexts.copied : cardTexts.copy}
      </Button>
      <chakra.output srOnly>{copied && cardTexts.copied}</chakra.output>
    </>
  )
}
