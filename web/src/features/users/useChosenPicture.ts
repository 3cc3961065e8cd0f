import { useEffect, useState } from 'react'
import { usePictureTries } from '../../ui/picture/usePictureTries.ts'

const none: { file?: File; address: string } = { address: '' }

/** A picture that is chosen but not stored yet: its file, and an address to show it at. */
export function useChosenPicture() {
  const [{ file, address }, setChosen] = useState(none)
  const area = usePictureTries((chosen) =>
    setChosen({ file: chosen, address: URL.createObjectURL(chosen) }),
  )

  useEffect(() => () => URL.revokeObjectURL(address), [address])

  return { file, address, area }
}
