import { englishOf } from '../texts/english.ts'
import { Unbroken } from './Unbroken.tsx'

/** A text of the catalogue, of which what is English says so. */
export function Worded({ text }: { text: string }) {
  const { english, rest } = englishOf(text)
  if (english === '') return <Unbroken text={text} />
  return (
    <>
      <span lang="en">{english}</span>
      {rest}
    </>
  )
}
