import { skipToken, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { starterLibrary } from '../../../api/library.ts'
import { libraryLimits } from '../../../../../shared/contract/questions/questionLibrary.ts'
import { libraryTexts as texts } from '../../../texts/questions/library.ts'
import { compareAll } from './fileCalls.ts'
import { type Parted, partsOf } from './fileParts.ts'

type Chosen = { name: string; parted: Parted; round: number }

/** Each character is four bytes at most. */
const mostBytes = libraryLimits.inAFile.characters * 4

/** The file that somebody has chosen, and how it differs from what is here. */
export function useLibraryFile() {
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<unknown>()
  const [isReading, setReading] = useState(false)
  /** The number of the one that was chosen last, which alone counts. */
  const latest = useRef(0)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['questions.compare', chosen?.name, chosen?.round],
    queryFn: chosen ? ({ signal }) => compareAll(chosen.parted, signal) : skipToken,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

  async function take(name: string, read: () => Promise<string>) {
    latest.current += 1
    const own = latest.current
    setChosen(undefined)
    setFault(undefined)
    setReading(true)
    try {
      const parted = await partsOf(await read())
      if (own !== latest.current) return
      setChosen({ name, parted, round: own })
      setReading(false)
    } catch (failed) {
      if (own !== latest.current) return
      setFault(failed)
      setReading(false)
    }
  }

  const takeFile = (file: File) =>
    take(file.name, async () => {
      if (file.size > mostBytes) throw new Error(texts.tooLarge)
      return file.text()
    })

  return {
    chosen,
    compared: data,
    error: fault ?? error ?? undefined,
    isComparing: isReading || isFetching,
    compareAgain: refetch,
    takeFile: (file: File) => void takeFile(file),
    takeStarter: () => void take(texts.starterName, starterLibrary),
  }
}
