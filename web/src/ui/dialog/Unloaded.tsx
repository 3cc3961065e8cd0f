import { useEffect, useEffectEvent } from 'react'
import { formTexts as texts } from '../../texts/forms.ts'
import { toaster } from '../message/toaster.ts'

/** In the place of a dialog that could not be loaded: says so, and closes it. */
export function Unloaded({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    toaster.error({ title: texts.unloaded, description: texts.unloadedHelp })
    close()
  }, [])
  return null
}
