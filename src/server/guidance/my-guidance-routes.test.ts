import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MyGuidance } from '#contract/guidance/guidance.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeOrganisation } from '#test/factories/people.ts'
import {
  answer,
  change,
  checks,
  guidanceDesk,
  listed,
  mine,
  opened,
  type Somebody,
  share,
  shownIn,
  thread,
  worksheet,
  write,
} from '#test/guidance/guidance-desk.ts'

const { server, guide, person, participant, begin } = await guidanceDesk()

const choosable = async ({ browser }: Somebody) =>
  ((await browser.call('readMyGuidance')).body as MyGuidance).guides.map(({ id }) => id)

describe('who begins guidance', () => {
  test('sees the guides with name and licence number, chooses one, and shares nothing yet', async () => {
    const [maria, samira] = [await guide(), await person()]
    const before = (await samira.browser.call('readMyGuidance')).body as MyGuidance
    expect(before.guidance).toBeNull()
    expect(before.guides).toContainEqual({ id: maria.id, name: 'Maria Ek', licenceNumber: '123456' })
    const begun = await begin(samira, maria)
    expect(begun.status).toBe(201)
    expect(opened(begun)).toMatchObject({
      state: 'active',
      name: 'Samira',
      guide: { id: maria.id },
      owed: null,
      messages: [],
      shares: [],
    })
    expect(await listed(maria)).toMatchObject([{ name: 'Samira', isMine: true, course: [], unread: 0 }])
  })

  test('cannot have two at a time, nor consent to another text than today’s', async () => {
    const [maria, olle, samira] = [await guide(), await guide({ name: 'Olle Ek' }), await person()]
    await begin(samira, maria)
    expect(await begin(samira, olle)).toMatchObject({ status: 409, body: { code: 'guidance-open' } })
    const body = { guideId: maria.id, name: 'Bo', terms: '2020-01-01' }
    expect((await (await person()).browser.call('beginGuidance', { body })).status).toBe(400)
  })

  test('is not offered a guide with the same employer, and cannot choose them by id', async () => {
    const here = await makeOrganisation(server)
    const samira = await person(here)
    const maria = await guide()
    expect(await choosable(samira)).toContain(maria.id)
    await asSuperuser(
      server.database,
      `insert into member (organisation_id, id, email, unit_id, person_id) values ($1, $2, $3, $4, $5)`,
      [here.organisationId, randomUUID(), maria.email, here.unitId, maria.id],
    )
    expect(await choosable(samira)).not.toContain(maria.id)
    expect(await begin(samira, maria)).toMatchObject({ status: 409, body: { code: 'guide-unavailable' } })
    expect(await choosable(await person())).toContain(maria.id)
  })

  test('gets the last place of a guide, or not: of ten at once one does', async () => {
    const maria = await guide({ caseload: 1 })
    const people = await Promise.all(Array.from({ length: 10 }, () => person()))
    const all = await Promise.all(people.map((who) => begin(who, maria)))
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(all.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await listed(maria)).toHaveLength(1)
  })
})

describe('what is written', () => {
  test('comes with the day on which an answer is promised, and the answer with a mail that says nothing', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    const sent = opened(await write(samira, 'Veckan var tung.'))
    expect(sent.messages).toMatchObject([
      { author: 'participant', text: 'Veckan var tung.', dueOn: '2026-03-04', answered: false },
    ])
    expect(sent.owed).toEqual({ dueOn: '2026-03-04', isLate: false })
    await answer(maria, samira.guidanceId, { text: 'Tack för att du skriver.' })
    await server.runJobs()
    expect((await mine(samira)).messages.at(-1)).toMatchObject({
      author: 'guide',
      guideName: 'Maria Ek',
      text: 'Tack för att du skriver.',
      dueOn: null,
    })
    expect((await mine(samira)).owed).toBeNull()
    const [mail, ...others] = server.mail.receivedBy(samira.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Du har något nytt i Andrum')
    for (const told of ['Maria', 'Samira', 'vägled', 'Tack för'])
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(told)
  })

  test('before Easter is answered after it, and who has read at once gets no mail', async () => {
    server.time.now = new Date('2026-04-02T08:00:00Z')
    const maria = await guide()
    const samira = await participant(maria)
    expect(opened(await write(samira, 'Glad påsk')).owed?.dueOn).toBe('2026-04-08')
    await answer(maria, samira.guidanceId, { text: 'Detsamma' })
    await change(samira, { do: 'read' })
    await server.runJobs()
    expect(server.mail.receivedBy(samira.email)).toEqual([])
  })

  test('sent again from an outbox is one message; with other words under the same key it is refused', async () => {
    const samira = await participant(await guide())
    const key = randomUUID()
    const [once, twice] = [await write(samira, 'Hej', key), await write(samira, 'Hej', key)]
    expect(opened(twice).messages).toEqual(opened(once).messages)
    expect(await write(samira, 'Hej då', key)).toMatchObject({ body: { code: 'idempotency-conflict' } })
    await change(samira, { do: 'end' })
    expect((await write(samira, 'Hej', key)).status).toBe(201)
  })

  test('goes to the guide to whom it was written and to nobody else, also when it waited in an outbox', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    const [arrived, late] = [randomUUID(), randomUUID()]
    const toMaria = (text: string, key: string) =>
      samira.browser.call('writeToGuide', {
        body: { text, guidanceId: samira.guidanceId, guideId: maria.id },
        headers: { 'idempotency-key': key },
      })
    expect((await toMaria('Hej', arrived)).status).toBe(201)
    await change(samira, { do: 'choose', guideId: olle.id })
    expect(await toMaria('Bara till Maria', late)).toMatchObject({ body: { code: 'guidance-closed' } })
    await change(samira, { do: 'end' })
    await begin(samira, maria)
    expect(await toMaria('Bara till Maria', late)).toMatchObject({ body: { code: 'guidance-closed' } })
    expect((await toMaria('Hej', arrived)).status).toBe(201)
    expect((await mine(samira)).messages).toEqual([])
  })

  test.each([
    ['markup', '<script>alert(1)</script> & <b>'],
    ['from right to left', 'שלום ‮abc'],
    ['exactly 4,000 characters', 'å'.repeat(4000)],
  ])('%s stays as it was written', async (_, text) => {
    const maria = await guide()
    const samira = await participant(maria)
    expect((await write(samira, text)).status).toBe(201)
    expect((await thread(maria, samira.guidanceId)).messages[0]?.text).toBe(text)
  })

  test.each([
    ['100 kB', 'a'.repeat(100 * 1024)],
    ['4,001 characters', 'a'.repeat(4001)],
    ['nothing', '  '],
  ])('%s is refused with its field', async (_, text) => {
    const samira = await participant(await guide())
    expect(await write(samira, text)).toMatchObject({ status: 400, body: { errors: [{ path: 'text' }] } })
    expect((await mine(samira)).messages).toEqual([])
  })

  test('is in the database for nobody to read, and as long as any other message', async () => {
    const samira = await participant(await guide())
    await write(samira, 'Hemligt')
    await write(samira, 'Hemligt '.repeat(200))
    const rows = await asSuperuser<{ sealed: Buffer }>(
      server.database,
      'select sealed from guidance_message where person_id = $1',
      [samira.id],
    )
    expect(new Set(rows.map(({ sealed }) => sealed.length)).size).toBe(1)
    for (const { sealed } of rows) expect(sealed.includes('Hemligt')).toBe(false)
  })

  test('opens in its own place alone: put in that of another it is no text', async () => {
    const samira = await participant(await guide())
    await write(samira, 'Första')
    await write(samira, 'Andra')
    await asSuperuser(
      server.database,
      `update guidance_message set sealed = (
         select sealed from guidance_message where person_id = $1 order by sent_at limit 1) where person_id = $1`,
      [samira.id],
    )
    expect((await mine(samira)).messages.map(({ text }) => text)).toEqual(['Första', null])
  })

  test('is at most thirty messages an hour', async () => {
    const samira = await participant(await guide())
    for (let n = 0; n < 30; n++) expect((await write(samira, `Nummer ${n}`)).status).toBe(201)
    expect(await write(samira, 'En till')).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await mine(samira)).messages).toHaveLength(30)
  })

  test('cannot be opened when its key is lost: everything else goes on, and nothing new waits for ever', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await write(samira, 'Förr')
    await share(samira, worksheet)
    await asSuperuser(
      server.database,
      `update guidance set wrapped_key = '\\x00', name = '\\x00' where person_id = $1`,
      [samira.id],
    )
    for (const seen of [await mine(samira), await thread(maria, samira.guidanceId)])
      expect(seen).toMatchObject({ name: null, messages: [{ text: null }], shares: [{ content: null }] })
    expect(await listed(maria)).toMatchObject([{ name: null, course: [] }])
    for (const refused of [
      await write(samira, 'Nu'),
      await share(samira, worksheet),
      await answer(maria, samira.guidanceId, { text: 'Nu' }),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'guidance-closed' } })
    await change(samira, { do: 'end' })
    expect((await begin(samira, maria)).status).toBe(201)
    expect((await write(samira, 'Nu')).status).toBe(201)
  })
})

describe('what is shared', () => {
  test('is seen by the guide as the participant sees it, until its switch is off', async () => {
    const maria = await guide()
    const samira = await participant(maria)
    await share(samira, checks({ '2026-02-16': 4, '2026-02-23': 3, '2026-03-02': 2 }))
    await share(samira, worksheet)
    const seen = await thread(maria, samira.guidanceId)
    expect(shownIn(seen)).toEqual(shownIn(await mine(samira)))
    expect(seen.shares.map(({ content }) => content?.kind)).toEqual(['worksheet', 'weekly-check'])
    expect(await listed(maria)).toMatchObject([
      { flags: ['worse-weeks'], course: [{ level: 4 }, { level: 3 }, { on: '2026-03-02', level: 2 }] },
    ])
    await change(samira, { do: 'stop-sharing', kind: 'weekly-check' })
    await change(samira, { do: 'stop-sharing', kind: 'morgonplan' })
    expect((await thread(maria, samira.guidanceId)).shares).toEqual([])
    expect(await listed(maria)).toMatchObject([{ flags: [], course: [] }])
    expect(
      await asSuperuser(server.database, 'select from guidance_share where person_id = $1', [samira.id]),
    ).toEqual([])
  })

  test('stays off when another tab sends a changed copy: it changes what is shared, and shares nothing', async () => {
    const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
    const samira = await participant(maria)
    const { guidanceId } = samira
    const update = { guidanceId, isUpdate: true }
    await share(samira, checks({ '2026-03-02': 2 }))
    await share(samira, checks({ '2026-03-02': 4 }), update)
    expect(await listed(maria)).toMatchObject([{ course: [{ level: 4 }] }])
    await change(samira, { do: 'stop-sharing', kind: 'weekly-check' })
    const signs = () =>
      asSuperuser(server.database, 'select last_sign_at from guidance where id = $1', [guidanceId])
    const before = await signs()
    server.time.now = new Date(server.time.now.getTime() + 60_000)
    expect(opened(await share(samira, checks({ '2026-03-02': 5 }), update)).shares).toEqual([])
    expect(await signs()).toEqual(before)
    await change(samira, { do: 'end' })
    await begin(samira, olle)
    for (const isUpdate of [true, false])
      expect(await share(samira, worksheet, { guidanceId, isUpdate })).toMatchObject({
        body: { code: 'guidance-closed' },
      })
    expect((await mine(samira)).shares).toEqual([])
  })

  test('takes no worksheet by the name of another kind, and no check of a day that does not exist', async () => {
    const samira = await participant(await guide())
    expect((await share(samira, { ...worksheet, worksheet: 'recovery-plan' })).status).toBe(400)
    expect((await share(samira, checks({ '2026-02-30': 3 }))).status).toBe(400)
  })
})

test('everything is in the export, also the guide’s note, and gone with the account', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  await write(samira, 'Min fråga')
  await share(samira, worksheet)
  await answer(maria, samira.guidanceId, { text: 'Mitt svar' })
  for (const body of [
    { do: 'note', version: 0, text: 'Sover dåligt' },
    { do: 'minutes', minutes: 12 },
  ])
    await maria.browser.call('changeGuidance', { params: { guidanceId: samira.guidanceId }, body })
  const { text } = await samira.browser.call('exportMe')
  for (const told of ['Min fråga', 'Mitt svar', 'Gå hem klockan fyra', 'Sover dåligt', '"minutes":12'])
    expect(text).toContain(told)
  expect((await maria.browser.call('exportMe')).text).toContain('"licenceNumber":"123456"')
  expect((await maria.browser.call('exportMe')).text).not.toContain('Min fråga')
  expect((await samira.browser.call('eraseMe')).status).toBe(204)
  for (const table of ['guidance', 'guidance_message', 'guidance_share', 'guidance_time'])
    expect(
      await asSuperuser(server.database, `select from ${table} where person_id = $1`, [samira.id]),
    ).toEqual([])
  expect(await listed(maria)).toEqual([])
})
