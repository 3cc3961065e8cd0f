import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { sv } from '../../texts/sv.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon, CopyIcon } from '../../ui/icons.tsx'
import { toaster } from '../../ui/toaster.ts'

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), limits.toastMs)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // A browser may forbid it; the text can still be marked by hand.
      toaster.error({ title: sv.card.copyFailed, description: sv.card.copyFailedHelp })
    }
  }

  return (
    <>
      <Button look="outline" onClick={() => void copy()}>
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? sv.card.copied : sv.card.copy}
      </Button>
      <chakra.output srOnly>{copied && sv.card.copied}</chakra.output>
    </>
  )
}
