import { chakra } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { protectionTexts as texts } from '../../texts/protection.ts'
import { Facts } from '../../ui/Facts.tsx'
import { type Supplier, supplierFacts } from '../../ui/whereTo.ts'

const Name = chakra('h3', { base: { textStyle: 'label', mt: '4' } })

/** Who may be asked, and what the stage states of each. */
export function Suppliers() {
  const { suppliers = {}, infoClasses = [] } = config()
  const all: Supplier[] = Object.values(suppliers)
  if (all.length === 0) return <p>{texts.noSuppliers}</p>
  return (
    <>
      <p>{texts.classes(new Intl.ListFormat('sv-SE').format(infoClasses))}</p>
      {all.map((one) => (
        <section key={one.supplier} aria-label={one.supplier}>
          <Name>{one.supplier}</Name>
          <Facts facts={supplierFacts(one)} />
        </section>
      ))}
    </>
  )
}
