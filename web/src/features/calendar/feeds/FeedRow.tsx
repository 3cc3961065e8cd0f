import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { FeedOf } from '../../../../../shared/contract/calendar/feeds.ts'
import { feedTexts as texts } from '../../../texts/calendar/feeds.ts'
import { formTexts } from '../../../texts/forms.ts'
import { CopyButton } from '../../../ui/answer/CopyButton.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useSetFeed } from './useSetFeed.ts'

const Actions = chakra('fieldset', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '2', minInlineSize: '0' },
})

type Props = {
  of: FeedOf
  /** Below the portal's address; none while the feed is closed. */
  path: string | undefined
  /** Whether whoever looks may open and close it. */
  maySet: boolean
}

/** A feed: opened by a press, and copied, exchanged or closed once it is open. */
export function FeedRow({ of, path, maySet }: Props) {
  const [asking, setAsking] = useState<'renew' | 'close'>()
  const { set, busy } = useSetFeed(of)
  const name = texts.names[of]
  const address = path === undefined ? undefined : new URL(path, location.origin).href

  const row = useRef<HTMLLIElement>(null)
  const isOpen = path !== undefined
  const wasOpen = useRef(isOpen)
  // Opened or closed, it is drawn anew, without the button that was pressed.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const isLost = document.activeElement === document.body
    if (isLost) row.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [isOpen])

  function confirmed() {
    setAsking(undefined)
    set(asking === 'renew')
  }

  if (address === undefined) {
    return (
      <li ref={row}>
        <Flex align="center" justify="space-between" wrap="wrap" gap="2">
          <span>{name}</span>
          <Button
            variant="outline"
            aria-label={texts.openOf(name)}
            aria-disabled={busy}
            onClick={() => !busy && set(true)}
          >
            {texts.open}
          </Button>
        </Flex>
      </li>
    )
  }
  return (
    <li ref={row}>
      <TextField label={name} value={address} readOnly onFocus={({ target }) => target.select()} />
      <Text mt="1.5" textStyle="sm" color="fg.muted">
        {of === 'own' ? texts.ownSecret : texts.roomSecret}
      </Text>
      <Actions aria-label={name}>
        <CopyButton text={address} />
        <Button asChild variant="outline">
          <a href={address.replace(/^https?:/, 'webcal:')}>{texts.subscribe}</a>
        </Button>
        {maySet && (
          <>
            <Button
              variant="ghost"
              aria-disabled={busy}
              onClick={() => !busy && setAsking('renew')}
            >
              {texts.renew}
            </Button>
            <Button
              variant="ghost"
              aria-disabled={busy}
              onClick={() => !busy && setAsking('close')}
            >
              {texts.close}
            </Button>
          </>
        )}
      </Actions>
      {asking && (
        <ConfirmDialog
          title={texts.titles[asking]}
          question={texts.questions[asking](name)}
          help={texts.ends}
          cancel={formTexts.cancel}
          confirm={texts[asking]}
          onCancel={() => setAsking(undefined)}
          onConfirm={confirmed}
        />
      )}
    </li>
  )
}
