import { setTimeout as after } from 'node:timers/promises'
import { signIn } from '../../testing/portalProcess.ts'
import { demoQuestions } from '../../local/seed/questions.ts'

/** Puts questions into the library as its administrators do, until it has so many. */
export async function addQuestions(address: string, size: number): Promise<void> {
  const tokens = await Promise.all(
    ['admin@example.se', 'chef@example.se'].map((email) => signIn(address, email)),
  )
  const texts = demoQuestions(new Date())
  for (let index = texts.length; index < size; index++) {
    const like = texts[index % texts.length]
    const add = () =>
      fetch(`${address}/v1/Question/Add`, {
        method: 'PUT',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${tokens[index % tokens.length]}`,
        },
        body: JSON.stringify({
          Subject: `${like?.QuestionLabel} ${index}`,
          Body: like?.Question,
          subtext: like?.subtext,
          Category: like?.Category,
          Fields: like?.Fields,
        }),
      })
    let answer = await add()
    // Nobody writes more than so many times a minute, a measurement neither.
    for (; answer.status === 429; answer = await add()) await after(2_000)
    if (!answer.ok) throw new Error(`Question/Add: ${answer.status} ${await answer.text()}`)
    await answer.body?.cancel()
  }
}
