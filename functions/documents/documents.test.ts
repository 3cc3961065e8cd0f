import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf, settle } from '../../infra/testing/functions/records.ts'

usePortal()

const admin = () => person({ Role: ADMIN })

/** Both lists work alike: documents and news. */
const lists = [
  {
    all: 'documents.all',
    get: 'documents.get',
    add: 'documents.add',
    update: 'documents.update',
    remove: 'documents.delete',
    the: 'dokumentet',
    gone: 'Dokumentet finns inte.',
  },
  {
    all: 'documents.allNews',
    get: 'documents.getNews',
    add: 'documents.addNews',
    update: 'documents.updateNews',
    remove: 'documents.deleteNews',
    the: 'nyheten',
    gone: 'Nyheten finns inte.',
  },
] as const

describe.each(lists)('$all', ({ all, get, add, update, remove, the, gone }) => {
  const subjects = async (token: string, searchTerm = '') => {
    const { body } = await call(all, { searchTerm }, { token })
    return body.results.map((row: { Subject: string }) => row.Subject)
  }

  test('what is published again keeps the date of the first time', async () => {
    const { token } = await admin()
    const { id, sdate } = (await call(add, { Subject: 'Om', Body: '<p>x</p>' }, { token })).body
      .results
    const publish = async (Published: boolean) =>
      (await call(update, { id, Published }, { token })).body.results.sdate
    const first = await publish(true)
    expect(first > sdate).toBe(true)
    expect([await publish(false), await publish(true)]).toEqual([first, first])
    const { body } = await call(
      add,
      { Subject: 'Om', Body: '<p>x</p>', Published: true },
      { token },
    )
    const again = async (Published: boolean) =>
      (await call(update, { id: body.results.id, Published }, { token })).body.results.sdate
    expect([await again(false), await again(true)]).toEqual(Array(2).fill(body.results.sdate))
  })

  test('an excerpt ends in no half of a sign', async () => {
    const { token } = await admin()
    const Subject = `Långt ${the}`
    const Body = `<p>${'a'.repeat(serverLimits.articleExcerpt - 1)}😀 och mer</p>`
    await call(add, { Subject, Body, Published: true }, { token })
    const { body } = await call(all, { searchTerm: Subject }, { token })
    expect(body.results[0].Body.isWellFormed()).toBe(true)
  })

  test('a draft is there for administrators only, until it is published, and again afterwards', async () => {
    const { token, id: adminId } = await admin()
    const staff = await person()
    const Subject = `Resepolicy ${the}`
    const Body = '<h2>Res</h2><p>med <b>tåg</b> &amp; buss</p>'
    const added = await call(add, { Subject: ` ${Subject} `, Body }, { token })
    expect([added.status, added.body.message]).toEqual([200, 'Adderas.'])
    const { id, DaytoUpdate } = added.body.results
    expect(added.body.results).toMatchObject({ Subject, Body, Published: false })

    expect(await subjects(token)).toContain(Subject)
    expect(await subjects(staff.token)).not.toContain(Subject)
    const hidden = await call(get, { id }, { token: staff.token })
    expect([hidden.status, hidden.body.error.error]).toEqual([404, gone])

    const published = await call(update, { id, Published: true, DaytoUpdate }, { token })
    expect([published.status, published.body.message]).toEqual([200, 'Sparas.'])
    expect(published.body.results.sdate >= added.body.results.sdate).toBe(true)
    expect((await call(get, { id }, { token: staff.token })).body.results).toMatchObject({
      Subject,
      Body,
    })
    const listed = await call(all, {}, { token: staff.token })
    expect(listed.body.results[0]).toEqual({
      id,
      Subject,
      Body: 'Res\n\nmed tåg & buss',
      sdate: published.body.results.sdate,
      Published: true,
    })

    await call(update, { id, Published: false }, { token })
    expect(await subjects(staff.token)).not.toContain(Subject)
    expect((await call(get, { id }, { token: staff.token })).status).toBe(404)
    expect((await call(remove, { id }, { token })).body).toEqual({ results: true })
    expect(await subjects(token)).not.toContain(Subject)
    expect((await call(remove, { id }, { token })).status).toBe(404)
    const told = (await logOf(adminId)).slice(-4).map(({ message }) => message)
    expect(told).toEqual([
      `Skrev ett utkast till ${the} ”${Subject}”`,
      `Publicerade ${the} ”${Subject}”`,
      `Avpublicerade ${the} ”${Subject}”`,
      `Raderade ${the} ”${Subject}”`,
    ])
  })

  test('is stored though a sign lies across the end of what is searched', async () => {
    const { token } = await admin()
    const Body = `<p>${'x'.repeat(serverLimits.articleSearched - 1)}😀</p>`
    const { status, body } = await call('documents.add', { Subject: 'Lång', Body }, { token })
    expect([status, body.results.Body]).toEqual([200, Body])
  })

  test('is searched in title and text, but not in its HTML', async () => {
    const { token } = await admin()
    const publish = (Subject: string, Body: string) =>
      call(add, { Subject, Body, Published: true }, { token })
    await publish(`Parkering ${the}`, '<p class="dold-klass">Vid gaveln</p>')
    await publish(`Cyklar ${the}`, '<p>På gården</p>')
    expect(await subjects(token, 'GAVELN')).toEqual([`Parkering ${the}`])
    expect(await subjects(token, 'dold-klass')).toEqual([])
    expect(await subjects(token, `cyklar på gården`)).toEqual([`Cyklar ${the}`])
  })

  test('what two write at once is not lost: the second is told, and nothing is saved', async () => {
    const [one, two] = [await admin(), await admin()]
    const { body } = await call(add, { Subject: 'Från början', Body: 'Text' }, one)
    const { id, DaytoUpdate } = body.results
    const save = (Subject: string, { token }: { token: string }) =>
      call(update, { id, Subject, DaytoUpdate }, { token })
    const both = await Promise.all([save('Den enas', one), save('Den andras', two)])
    expect(both.map(({ status }) => status)).toContain(409)
    const saved = both.find(({ status }) => status === 200)
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.body.error.error).toContain('har ändrats av någon annan')
    const stored = await call(get, { id }, one)
    expect(stored.body.results).toMatchObject({ ...saved?.body.results, Author: expect.anything() })
    const late = await save('Sent', two)
    expect(late.status).toBe(409)
  })

  test('names its author to whoever reads it, until they are gone', async () => {
    const [writer, other] = [await admin(), await admin()]
    const { body } = await call(add, { Subject: 'Av någon', Body: 'Text' }, writer)
    const { id, DaytoUpdate } = body.results
    await call(update, { id, Subject: 'Av samma', DaytoUpdate }, other)
    const author = async () => (await call(get, { id }, other)).body.results.Author
    const { Firstname, Lastname } = (await call('auth.me', {}, writer)).body.user
    expect(await author()).toBe(`${Firstname} ${Lastname}`)
    await call('users.delete', { id: [writer.id] }, other)
    expect(await author()).toBe('')
  })

  test('that is sent back as it was changes nothing', async () => {
    const { token } = await admin()
    const { body } = await call(add, { Subject: 'Samma', Body: 'Text' }, { token })
    const again = await call(update, body.results, { token })
    expect(again.body.results).toEqual(body.results)
  })

  test.each([
    [{ Subject: '', Body: 'Text' }, { Subject: 'Måste fyllas i.' }],
    [{ Subject: 'Titel', Body: '  ' }, { Body: 'Måste fyllas i.' }],
    [{ Subject: 'Titel', Body: '<p>&#8203;\u00AD</p>' }, { Body: 'Måste fyllas i.' }],
    [{ Subject: 'Titel', Body: '<p><br></p><script>1</script>' }, { Body: 'Måste fyllas i.' }],
    [{ Subject: 'x'.repeat(201), Body: 'Text' }, { Subject: 'Högst 200 tecken.' }],
    [{ Subject: 'Titel', Body: 'x'.repeat(100_001) }, { Body: 'Högst 100000 tecken.' }],
    [{ Subject: 'Titel', Body: 'Text', Published: 'ja' }, { Published: 'Har fel form.' }],
  ])('refuses a wrong field and stores nothing (%#)', async (input, fields) => {
    const { token } = await admin()
    const before = await subjects(token)
    const response = await send(add, input, { token })
    expect(response.status).toBe(400)
    const body: any = await response.json()
    expect(body.error.fields).toEqual(fields)
    expect(await subjects(token)).toEqual(before)
  })

  test('comes in pages, of what its reader may see; one behind the end is the last', async () => {
    const { token } = await admin()
    const staff = await person()
    const searchTerm = `Sida ${crypto.randomUUID()}`
    const added: string[] = []
    for (let number = 1; number <= 4; number++) {
      const input = { Subject: `${searchTerm} ${number}`, Body: 'Text', Published: number !== 2 }
      added.push((await call(add, input, { token })).body.results.id)
    }
    const page = async (from: number, who = token) => {
      const { body } = await call(all, { searchTerm, size: 3, from }, { token: who })
      const numbers = body.results.map(({ Subject }: { Subject: string }) => Subject.at(-1))
      return [numbers.join(''), body.page]
    }
    expect(await page(0)).toEqual(['432', { total: 4, from: 0 }])
    expect(await page(3)).toEqual(['1', { total: 4, from: 3 }])
    expect(await page(90)).toEqual(['1', { total: 4, from: 3 }])
    expect(await page(0, staff.token)).toEqual(['431', { total: 3, from: 0 }])
    // Somebody else deletes what one's page begins with.
    await call(remove, { id: added[0] ?? '' }, { token })
    expect(await page(3)).toEqual(['432', { total: 3, from: 0 }])
    expect((await send(all, { size: 51 }, { token })).status).toBe(400)
    expect((await send(all, { size: 3, from: -1 }, { token })).status).toBe(400)
    expect((await call(all, { searchTerm }, { token })).body).not.toHaveProperty('page')
  })

  test('a list that has not changed is not sent again, unless to another role', async () => {
    const [{ token }, staff] = [await admin(), await person()]
    await call(add, { Subject: 'Utkast', Body: 'Text' }, { token })
    await settle(all === 'documents.all' ? 'DOCUMENT' : 'NEWS')
    const ask = (as: { token: string }, etag = '') => send(all, {}, { token: as.token, etag })
    const etag = (await ask({ token })).headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    expect((await ask({ token }, etag)).status).toBe(304)
    // Who is no administrator any more must not keep the drafts.
    expect((await ask(staff, etag)).status).toBe(200)
  })
})

describe('the newest news in the lobby', () => {
  test('is dismissed by one person, on every device, until there is a newer one', async () => {
    const { token } = await admin()
    const [staff, other] = [await person(), await person()]
    const publish = async (Subject: string) => {
      const input = { Subject, Body: '<p>Läs mer</p>', Published: true }
      return (await call('documents.addNews', input, { token })).body.results
    }
    const shownTo = async (who: { token: string }) =>
      (await call('documents.latestNews', {}, { token: who.token })).body.results?.Subject ?? null
    const first = await publish('Första')
    await call('documents.addNews', { Subject: 'Utkast', Body: 'Text' }, { token })
    expect(await shownTo(staff)).toBe('Första')

    await call('documents.dismissNews', { id: first.id }, { token: staff.token })
    expect(await shownTo(staff)).toBeNull()
    expect(await shownTo(other)).toBe('Första')

    const second = await publish('Andra')
    expect(await shownTo(staff)).toBe('Andra')
    await call('documents.updateNews', { id: second.id, Published: false }, { token })
    expect(await shownTo(staff)).toBeNull()
  })
})
