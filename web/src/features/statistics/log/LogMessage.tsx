import { chakra, Span } from '@chakra-ui/react'
import { useId } from 'react'
import { limits } from '../../../../../shared/limits.ts'
import { Tooltip } from '../../../ui/dialog/Tooltip.tsx'
import { shortened } from '../charts/chart.ts'

const Short = chakra('span', {
  base: {
    borderRadius: 'l1',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.25em',
  },
})

const wide = '@media (width >= 75rem)'

/** A message cut to its length, by the width of the window, with the whole of it as a tooltip. */
export function LogMessage({ text }: { text: string }) {
  const id = useId()
  const { logText, logTextWide } = limits
  if (text.length <= logText) return text
  const cut = (most: number) => shortened(text, most)
  const whole = text.length <= logTextWide
  return (
    <>
      <Span css={{ [wide]: { display: 'none' } }}>
        <Tooltip text={text} id={id}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the tooltip must be reachable */}
          <Short tabIndex={0} aria-describedby={id}>
            {cut(logText)}
          </Short>
        </Tooltip>
      </Span>
      <Span display="none" css={{ [wide]: { display: 'inline' } }}>
        {whole ? (
          text
        ) : (
          <Tooltip text={text} id={`${id}-wide`}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same */}
            <Short tabIndex={0} aria-describedby={`${id}-wide`}>
              {cut(logTextWide)}
            </Short>
          </Tooltip>
        )}
      </Span>
    </>
  )
}
