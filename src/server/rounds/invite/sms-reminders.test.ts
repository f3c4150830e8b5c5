import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MemberList } from '#contract/people/organisation.ts'
import type { RoundPreview, RoundView } from '#contract/rounds/round.ts'
import { writeCsv } from '#server/platform/files/csv.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { makeMember, makeOrganisation, signedIn } from '#test/factories/people.ts'
import { sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { startSmsGateway } from '#test/sms/gateway.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendInvitations } from './send-invitations.ts'

const gateway = await startSmsGateway()
afterAll(() => gateway.close())
const sms = { url: gateway.url, user: 'u1234', password: 'hemligt-ord', from: 'Andrum' }
const server = await testApp({ config: { sms } })

const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
  gateway.forget()
  gateway.answerWith((response) => void response.writeHead(200).end('{"status":"created"}'))
})

const headings = [
  'enhet_id',
  'enhet',
  'överordnad_id',
  'e-post',
  'namn',
  'anställningsnummer',
  'mobil',
  'språk',
]
/** Nine people with an address: two also have a valid number, and one an invalid one. */
const numbers = ['070-123 45 01', '+46701234502', 'växel 08-465 004 00']
const list = Buffer.from(
  writeCsv(
    [
      headings,
      ['top', 'Toppen', '', '', '', '', '', ''],
      ...Array.from({ length: 9 }, (_, n) => [
        ...['top', '', '', `p${n}@bolaget.example`, `Person ${n}`, `${100 + n}`],
        numbers[n] ?? '',
        n === 1 ? 'en' : 'sv',
      ]),
    ],
    ';',
  ),
)

async function organisation() {
  const place = await makeOrganisation(server)
  const { email } = await makeMember(server, {
    in: place,
    email: 'p8@bolaget.example',
    roles: ['hr', 'owner'],
  })
  await asSuperuser(server.database, "update unit set external_id = 'top' where id = $1", [place.unitId])
  const browser = await signedIn(server, { email })
  const params = { organisationId: place.organisationId }
  const choose = async (smsReminders?: boolean) => {
    const body = { name: 'Färghandeln', number: null, smallestGroup: 8, language: 'sv' }
    const more = smsReminders === undefined ? {} : { smsReminders }
    return (await browser.call('setUpOrganisation', { params, body: { ...body, ...more } })).body
  }
  const readIn = async () => {
    server.time.now = new Date(server.time.now.getTime() + 1000)
    const { id: importId } = viewOf(await sendFile(browser, place, list))
    await server.runJobs()
    const planned = viewOf(await browser.call('readImport', { params: { ...params, importId } }))
    await browser.call('applyImport', { params: { ...params, importId } })
    await server.runJobs()
    return planned
  }
  const numbersShown = async () => {
    const { members } = (await browser.call('listMembers', { params })).body as MemberList
    return members.flatMap(({ mobile }) => (mobile === null ? [] : [mobile])).sort()
  }
  return { browser, params, choose, readIn, numbersShown }
}

const wished = () => ({
  name: 'Våren',
  instrument: 'stressprofil',
  closesAt: new Date(server.time.now.getTime() + 14 * 86_400_000).toISOString(),
  reminders: [2],
})

/** An open round whose invitations have all been delivered. */
async function opened(here: Awaited<ReturnType<typeof organisation>>) {
  const { browser, params } = here
  const { id: roundId } = (await browser.call('prepareRound', { params, body: wished() })).body as RoundView
  await browser.call('stateHowInformed', {
    params: { ...params, roundId },
    body: { statement: 'Alla fick höra om mätningen på mötet i måndags.' },
  })
  await server.runJobs()
  const remind = async () => {
    const asked = { organisationId: params.organisationId, roundId }
    await sendInvitations(server.deps, { ...asked, mailing: { news: 'reminder', number: 1 } })
    await server.runJobs()
  }
  return { roundId, remind }
}

const sentTo = () => gateway.asked.map(({ form }) => form['to']).sort()

test('where the customer wants it, a reminder comes by e-mail and an SMS says so, without link, code or anything of health', async () => {
  const here = await organisation()
  expect(await here.choose(true)).toMatchObject({ smsReminders: true })
  // Beside an address an invalid mobile number is ignored, and does not refuse the file.
  expect(await here.readIn()).toMatchObject({ state: 'planned', report: { errors: [] } })
  expect(await here.numbersShown()).toEqual(['+46701234501', '+46701234502'])
  const preview = (await here.browser.call('previewRound', { params: here.params, body: wished() }))
    .body as RoundPreview
  expect(preview).toMatchObject({ bySlip: 0, sms: null, smsReminder: { people: 2 } })

  const { roundId, remind } = await opened(here)
  // The invitation goes only by e-mail: with a code sent to a number that HR wrote, HR could answer.
  expect(gateway.asked).toEqual([])
  const invited = server.mail.received.length
  await asSuperuser(
    server.database,
    `update invitation i set used = true from member m where m.id = i.member_id and i.round_id = $1
     and m.mobile = '+46701234501'`,
    [roundId],
  )
  await remind()
  expect(server.mail.received).toHaveLength(invited + 9)
  // People who have answered get the same words as everybody else.
  expect(sentTo()).toEqual(['+46701234501', '+46701234502'])
  const said = gateway.asked.map(({ form }) => form['message'] ?? '').sort()
  expect(said[1]).toBe(preview.smsReminder?.text.en)
  expect(said[0]).toBe(preview.smsReminder?.text.sv)
  for (const text of said) {
    expect(text).toContain('Färghandeln')
    expect(text).not.toMatch(/http|#|mår|stress|hälsa|health|feel|[0-9A-Z]{5}-[0-9A-Z]{5}/)
  }
  expect(said[0]).toContain('Alla får den, även du som har svarat.')
  await remind()
  expect(gateway.asked).toHaveLength(2)
  expect(JSON.stringify(server.log)).not.toMatch(/7012345/)
})

test('who has declined invitations in the e-mail gets neither e-mail nor SMS', async () => {
  const here = await organisation()
  await here.choose(true)
  await here.readIn()
  const { remind } = await opened(here)
  const token = server.deps.keys.unsubscribeToken('p0@bolaget.example', 'round-invitation')
  const declined = await server.browser().call('changeUnsubscribe', { body: { token, refused: true } })
  expect(declined.status).toBe(200)
  await remind()
  expect(sentTo()).toEqual(['+46701234502'])
})

test('a number that takes no SMS leaves the address as it is; a gateway that is away is asked again, and no e-mail goes twice', async () => {
  const here = await organisation()
  await here.choose(true)
  await here.readIn()
  const { remind } = await opened(here)
  gateway.answerWith((response) => void response.writeHead(400).end('Invalid to number'))
  await remind()
  expect(
    await asSuperuser(
      server.database,
      'select 1 from member where organisation_id = $1 and address_refused_on is not null',
      [here.params.organisationId],
    ),
  ).toEqual([])
})

test('until the customer wants it no number beside an address is stored, and when it wants it no more they are deleted', async () => {
  const here = await organisation()
  await here.readIn()
  expect(await here.numbersShown()).toEqual([])
  await here.choose(true)
  await here.readIn()
  expect(await here.numbersShown()).toHaveLength(2)
  // Saving other settings keeps this one.
  expect(await here.choose()).toMatchObject({ smsReminders: true })
  const { remind } = await opened(here)
  expect(await here.choose(false)).toMatchObject({ smsReminders: false })
  expect(await here.numbersShown()).toEqual([])
  await remind()
  expect(gateway.asked).toEqual([])
})

test('a number that is beside an address all the same gets no SMS where the customer does not want it', async () => {
  const here = await organisation()
  await here.readIn()
  await asSuperuser(
    server.database,
    "update member set mobile = '+46701234501' where organisation_id = $1 and email = 'p3@bolaget.example'",
    [here.params.organisationId],
  )
  const { remind } = await opened(here)
  await remind()
  expect(server.mail.receivedBy('p3@bolaget.example')).toHaveLength(2)
  expect(gateway.asked).toEqual([])
})

test('an account that its person erases changes nothing of what HR reads in the list or the preview', async () => {
  const here = await organisation()
  await here.choose(true)
  await here.readIn()
  const person = await signedIn(server, { email: 'p0@bolaget.example' })
  await asSuperuser(
    server.database,
    `update member set person_id = (select id from identity.person where email = 'p0@bolaget.example')
     where organisation_id = $1 and email = 'p0@bolaget.example'`,
    [here.params.organisationId],
  )
  const seen = async () => [
    (await here.browser.call('listMembers', { params: here.params })).text,
    (await here.browser.call('previewRound', { params: here.params, body: wished() })).text,
  ]
  const before = await seen()
  expect((await person.call('eraseMe')).status).toBe(204)
  expect(await seen()).toEqual(before)
})

test('numbers are deleted after a list that is being applied, which may still write some', async () => {
  const here = await organisation()
  await here.choose(true)
  const applying = await server.database.superuser.connect()
  await applying.query('begin')
  await applying.query("select pg_advisory_xact_lock(hashtextextended('members ' || $1, 0))", [
    here.params.organisationId,
  ])
  let isOff = false
  const switchingOff = here.choose(false).then(() => {
    isOff = true
  })
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%pg_advisory_xact_lock%'"
  await expect.poll(() => asSuperuser(server.database, waiting)).toHaveLength(1)
  expect(isOff).toBe(false)
  await applying.query('commit')
  applying.release()
  await switchingOff
})

test('a file that was looked at before the choice changed is read anew', async () => {
  const here = await organisation()
  await here.choose(true)
  const { browser, params } = here
  server.time.now = new Date(server.time.now.getTime() + 1000)
  const { id: importId } = viewOf(
    await sendFile(browser, { organisationId: params.organisationId, unitId: '' }, list),
  )
  await server.runJobs()
  await here.choose(false)
  const applied = await browser.call('applyImport', { params: { ...params, importId } })
  expect([applied.status, (applied.body as { code?: string }).code]).toEqual([409, 'import-outdated'])
  expect(await here.numbersShown()).toEqual([])
})

test('the SMS wakes nobody: beside a reminder that is sent at night it waits for the morning', async () => {
  const here = await organisation()
  await here.choose(true)
  await here.readIn()
  const { remind, roundId } = await opened(here)
  server.time.now = new Date('2026-03-04T01:00:00Z')
  const invited = server.mail.received.length
  await remind()
  expect(server.mail.received).toHaveLength(invited + 9)
  expect(gateway.asked).toEqual([])
  const morning = new Date('2026-03-04T07:00:00Z')
  const waiting = await asSuperuser<{ data: Parameters<typeof sendInvitation>[1] }>(
    server.database,
    `select data from pgboss.job where name = 'send-invitation' and data ->> 'roundId' = $1 and start_after = $2`,
    [roundId, morning],
  )
  expect(waiting).toHaveLength(2)
  server.time.now = morning
  for (const { data } of waiting) await sendInvitation(server.deps, data)
  expect(sentTo()).toEqual(['+46701234501', '+46701234502'])
  expect(server.mail.received).toHaveLength(invited + 9)
})
