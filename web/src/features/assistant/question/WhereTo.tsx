import { chakra } from '@chakra-ui/react'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { paths } from '../../../routes/paths.ts'
import { whereToTexts as texts } from '../../../texts/assistant/whereTo.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { supplierFacts, supplierOf, whereLineOf } from '../../../ui/whereTo.ts'

const Details = chakra('details', {
  base: { mt: '1', textStyle: 'sm', color: 'fg.muted', maxWidth: '36rem' },
})

const Line = chakra('summary', { base: { cursor: 'pointer', py: '1', _hover: { color: 'fg' } } })

/** Where what is written to a question goes: a quiet line, and what the stage states of it one press away. */
export function WhereTo({ question }: { question: Pick<Card, 'AImodule' | 'InfoClass'> }) {
  const supplier = supplierOf(question)
  if (!supplier) return null
  return (
    <Details>
      <Line>{whereLineOf(question)}</Line>
      <Facts facts={supplierFacts(supplier)} />
      <TextLink to={paths.protection}>{texts.protection}</TextLink>
    </Details>
  )
}
