import { englishOf } from '../texts/english.ts'

/** A text of the catalogue, of which what is English says so. */
export function Worded({ text }: { text: string }) {
  const { english, rest } = englishOf(text)
  if (english === '') return text
  return (
    <>
      <span lang="en">{english}</span>
      {rest}
    </>
  )
}
