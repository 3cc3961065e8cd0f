import { type Chance, luhn, two } from './chance.ts'

const day = ({ whole }: Chance) => `${whole(2015, 2029)}-${two(whole(1, 12))}-${two(whole(1, 28))}`
const inWords = ({ whole, oneOf }: Chance) =>
  `${whole(1, 28)} ${oneOf(['januari', 'mars', 'maj', 'augusti', 'oktober', 'december'])} ${whole(2015, 2029)}`
const hours = ({ whole }: Chance) => `${two(whole(7, 17))}.${two(whole(0, 59))}`
const sum = ({ whole }: Chance) => whole(1_000, 999_999_999).toLocaleString('sv-SE')
const caseNumber = ({ oneOf, whole, digits }: Chance) =>
  oneOf([
    `KS ${whole(2015, 2029)}/${digits(5)}`,
    `${whole(2015, 2029)}-${digits(6)}`,
    `BUN ${whole(2015, 2029)}-${digits(4)}-${whole(1, 9)}`,
    `${digits(4)}/${whole(15, 29)}`,
    `T ${digits(4)}-${whole(15, 29)}`,
  ])
function organisation({ oneOf, digits }: Chance): string {
  // The third digit is 2 or more: that tells it from a date of birth (Skatteverket, SKV 709).
  const begun = oneOf(['5560', '5591', '2120', '8024', '7696']) + digits(5)
  const all = begun + luhn(begun)
  return oneOf([`${all.slice(0, 6)}-${all.slice(6)}`, all])
}
const invoice = ({ oneOf, digits }: Chance) => oneOf([`45${digits(8)}`, digits(7), `F${digits(9)}`])
/** As a bank has it at the end of an invoice: by Luhn, as cards are. */
const reference = ({ oneOf, digits }: Chance) => {
  const begun = digits(oneOf([7, 9, 11, 13, 15]))
  return begun + luhn(begun)
}
const giro = ({ digits, oneOf }: Chance) =>
  oneOf([`${digits(4)}-${digits(4)}`, `${digits(3)}-${digits(4)}`])
const article = ({ digits, oneOf }: Chance) =>
  oneOf([
    `070${digits(4)}`,
    `08-${digits(3)}`,
    `0${digits(2)}.${digits(3)}.${digits(2)}`,
    `${digits(3)}-${digits(5)}`,
  ])

/** Sentences of ordinary official Swedish, written for this, without anybody's data in them. */
const sentences: readonly [(chance: Chance) => string, ...((chance: Chance) => string)[]] = [
  (c) =>
    `Kommunstyrelsen beslutade den ${inWords(c)}, § ${c.whole(1, 400)}, att avslå ansökan (dnr ${caseNumber(c)}).`,
  (c) => `Sammanträdet pågår kl. ${hours(c)}–${hours(c)} med paus ${hours(c)}-${hours(c)}.`,
  (c) =>
    `Budgeten för ${c.whole(2020, 2030)} är ${sum(c)} kronor, varav ${sum(c)} kr avser lokaler.`,
  (c) =>
    `Fastigheten Sala Kristina ${c.whole(1, 99)}:${c.whole(1, 300)} har arealen ${sum(c)} kvadratmeter.`,
  (c) => `Leverantören AB Exempel, org.nr ${organisation(c)}, har avtal ${day(c)}–${day(c)}.`,
  (c) => `Avtalspart är Stiftelsen Exempel (${organisation(c)}) med säte i Sala.`,
  (c) =>
    `Faktura ${invoice(c)} avser perioden ${c.whole(2020, 2029)}${two(c.whole(1, 12))} och ska betalas senast ${day(c)}.`,
  (c) => `Ange OCR-nummer ${reference(c)} vid betalning till bankgiro ${giro(c)}.`,
  (c) => `Belopp: ${sum(c)},${two(c.whole(0, 99))} kr. Referens ${reference(c)}.`,
  (c) =>
    `Enligt ${c.whole(1, 20)} kap. ${c.whole(1, 40)} § första stycket kommunallagen (${c.whole(1990, 2025)}:${c.whole(1, 1_300)}) får nämnden delegera beslutet.`,
  (c) =>
    `Befolkningen ökade med ${c.whole(0, 9)},${two(c.whole(0, 99))} procent till ${sum(c)} personer.`,
  (c) => `Postadressen är Box ${c.whole(1, 999)}, ${c.digits(3)} ${c.digits(2)} Sala.`,
  (c) =>
    `Version ${c.whole(1, 20)}.${c.whole(0, 9)}.${c.whole(0, 99)} togs i drift ${day(c)} kl. ${hours(c)}.`,
  (c) => `Artikel ${article(c)} ersätter artikel ${article(c)} från och med ${inWords(c)}.`,
  (c) =>
    `Kostnadsställe ${c.digits(5)}, konto ${c.digits(4)}, verksamhet ${c.digits(6)} ska användas.`,
  (c) =>
    `Mätvärdet var ${c.digits(3)} ${c.digits(3)} ${c.digits(3)} ${c.digits(2)} vid avläsningen ${day(c)}.`,
  (c) =>
    `Ärendet registrerades ${day(c)} ${hours(c)} under nummer ${c.whole(2015, 2029)}${two(c.whole(1, 12))}${two(c.whole(1, 28))}-${c.digits(4)}.`,
  (c) =>
    `Rapporten har ISBN 978-91-${c.digits(4)}-${c.digits(3)}-${c.digits(1)} och ISSN ${c.digits(4)}-${c.digits(4)}.`,
  (c) => `Följ @kommunen i sociala medier eller skriv till Samhällsbyggnad, plan ${c.whole(1, 9)}.`,
  (c) =>
    `Koordinaterna är ${c.whole(6_100_000, 7_600_000)}, ${c.whole(300_000, 900_000)} i SWEREF 99 TM.`,
  () => 'Nämnden tackar för yttrandet och lägger det till handlingarna.',
  () => 'Förvaltningen bedömer att förslaget inte påverkar barns rättigheter.',
  () => 'Beslutet kan överklagas inom tre veckor från den dag då det anslogs.',
  (c) =>
    `Av ${c.whole(20, 400)} enkäter besvarades ${c.whole(1, 19)}; ${c.whole(1, 9)} av ${c.whole(10, 15)} ledamöter var på plats.`,
]

const perPage = 40

/** A page of such prose: some 3,000 characters. */
export const pageOf = (chance: Chance): string =>
  Array.from({ length: perPage }, () => chance.oneOf(sentences)(chance)).join(' ')
