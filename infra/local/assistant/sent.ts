import { z } from 'zod'

// Anthropic's protocol has texts in parts, and the instruction beside them.
const content = z.union([
  z.string(),
  z.pipe(
    z.array(z.object({ text: z.string() })),
    z.transform((parts) => parts.map((one) => one.text).join('\n')),
  ),
])

const message = z.object({ role: z.string(), content })

const entry = z.object({
  timestamp: z.number(),
  body: z.object({ model: z.string(), system: z.optional(content), messages: z.array(message) }),
})

/** What has left the portal for the stand-in: one question, whole. */
export type Sent = { at: Date; model: string; messages: z.infer<typeof message>[] }

/** What the stand-in remembers of the questions that it was asked, newest first. Whatever else it was asked is left out. */
export const sentOf = (journal: readonly unknown[]): Sent[] =>
  journal
    .flatMap((one) => z.safeParse(entry, one).data ?? [])
    .map(({ timestamp, body: { model, system, messages } }) => ({
      at: new Date(timestamp),
      // Of Amazon Bedrock it is remembered as the address has it.
      model: decodeURIComponent(model),
      messages: [...(system ? [{ role: 'system', content: system }] : []), ...messages],
    }))
    .toReversed()

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const roles: Record<string, string> = {
  system: 'Portalens instruktion',
  user: 'Från personen, med den färdiga frågan',
  assistant: 'Assistentens tidigare svar',
}

const part = ({ role, content: text }: Sent['messages'][number]) =>
  `<h3>${roles[role] ?? escaped(role)}</h3>
  <pre>${escaped(text)}</pre>`

const article = ({ at, model, messages }: Sent) => `<article>
  <h2>${escaped(at.toLocaleString('sv-SE'))}, till modellen ${escaped(model)}</h2>
  ${messages.map(part).join('\n  ')}
</article>`

/** What is not shown: what goes to a provider whose key somebody has given. */
const notShown = (asked: readonly string[]) =>
  asked.length === 0
    ? 'Ingen riktig AI-tjänst har fått det: en ersättare har svarat.'
    : `En ersättare har svarat. <strong>Det som går till ${escaped(asked.join(', '))} visas inte här: portalen startades med en riktig nyckel, och tjänsten får det på riktigt.</strong>`

/** The page that shows it to whoever wants to see what would leave; `asked` are the providers that are really asked. */
export const sentPage = (
  sent: readonly Sent[],
  asked: readonly string[],
): string => `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Skickat till AI-tjänsten</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { border: 1px solid GrayText; border-radius: 8px; padding: 0 1.25rem 1rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem } h3 { font-size: 1rem; margin-bottom: 0.25rem }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 }
</style></head>
<body><main><h1>Skickat till AI-tjänsten</h1>
<p>Det här har lämnat portalen på den här datorn, ord för ord, med det senaste först. ${notShown(asked)}
Personuppgifter som portalen hittade är ersatta av märken, till exempel [PERSONNUMMER-1]. Namn och omständigheter hittas inte: läs själv.
Sidan finns bara på en dator där någon provar portalen. Ladda om för att se nytt. De senaste frågorna visas, tills portalen startas om.</p>
${sent.length === 0 ? '<p>Inget har skickats till ersättaren än.</p>' : sent.map(article).join('\n')}
</main></body></html>`
