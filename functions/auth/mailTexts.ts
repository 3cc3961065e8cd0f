import { escaped, letter } from '../platform/letter.ts'

/** What a mail of the pool says; `code` is Cognito's placeholder, which it replaces. */
type Facts = { product: string; code: string; email: string }

type Mail = { emailSubject: string; emailMessage: string }

/**
 * Where a link of a mail leads. What it carries stands behind the sign #, which browsers keep to themselves, and no log
 * gets.
 */
const linkTo = (address: string, email: string, secret: string) =>
  // Cognito's placeholder has to reach it as it is: URLSearchParams would escape its signs.
  `${address}/forgot-password#email=${encodeURIComponent(email)}&${secret}`

/** The mail with the link to a new password; the code stands in it too, for a mail program without links. */
export function newPasswordMail({
  product,
  code,
  email,
  address,
}: Facts & { address: string }): Mail {
  const link = linkTo(address, email, `code=${code}`)
  return {
    emailSubject: `Nytt lösenord i ${product}`,
    emailMessage: letter([
      'Hej!',
      `Någon, troligen du, har bett om ett nytt lösenord i ${escaped(product)}.`,
      `<a href="${escaped(link)}">Välj ett nytt lösenord</a>`,
      `Länken gäller i en timme. Om den inte går att öppna skriver du koden ${code} i portalen.`,
      'Har du inte bett om det kan du bortse från det här mejlet. Ditt lösenord är oförändrat.',
    ]),
  }
}

/**
 * The mail to somebody who has been added: a link to choose a first password, with the one that it replaces. `username`
 * is Cognito's other placeholder, which it insists on.
 */
export function welcomeMail({
  product,
  code,
  email,
  address,
  username,
}: Facts & { address: string; username: string }): Mail {
  const link = linkTo(address, email, `first=${code}`)
  return {
    emailSubject: `Välkommen till ${product}`,
    emailMessage: letter([
      'Hej!',
      `Du har fått ett konto i ${escaped(product)}. Du loggar in med ${username}.`,
      `<a href="${escaped(link)}">Välj ditt lösenord</a>`,
      'Länken gäller i sju dagar. Har den gått ut väljer du Glömt mitt lösenord på inloggningssidan, så kommer en ny.',
    ]),
  }
}

export const confirmMail = ({ product, code }: Facts): Mail => ({
  emailSubject: `Bekräfta din e-postadress i ${product}`,
  emailMessage: letter([
    'Hej!',
    `Här är koden som bekräftar din e-postadress i ${escaped(product)}: <strong>${code}</strong>`,
    'Har du inte skapat något konto kan du bortse från det här mejlet.',
  ]),
})

/** The mail to an address that somebody wants to be known by. */
export const newAddressMail = ({ product, code }: Facts): Mail => ({
  emailSubject: `Bekräfta din e-postadress i ${product}`,
  emailMessage: letter([
    'Hej!',
    `Här är koden som bekräftar din nya e-postadress i ${escaped(product)}: <strong>${code}</strong>`,
    'Koden gäller i ett dygn. Skriv den under Mitt konto.',
    'Har du inte bett om den kan du bortse från det här mejlet.',
  ]),
})
