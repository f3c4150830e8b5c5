import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MemberList } from '#contract/people/organisation.ts'
import type { ListReviewView } from '#contract/rounds/list-review.ts'
import type { RoundPreview, RoundView } from '#contract/rounds/round.ts'
import type { SlipsMade, SlipsView } from '#contract/rounds/slips.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { writeCsv } from '#server/platform/files/csv.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { makeMember, makeOrganisation, signedIn, type TestPlace } from '#test/factories/people.ts'
import { organisationOf, sendFile, viewOf } from '#test/organisation/import-calls.ts'
import { listDesk } from '#test/organisation/list-desk.ts'
import { importFile, peopleOf } from '#test/organisation/organise.ts'
import { startSmsGateway } from '#test/sms/gateway.ts'

const gateway = await startSmsGateway()
afterAll(() => gateway.close())
const sms = { url: gateway.url, user: 'u1234', password: 'hemligt-ord', from: 'Andrum' }
const server = await testApp({ config: { sms } })
/** An operator without a gateway. */
const without = await testApp()

const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  for (const { time } of [server, without]) time.now = start
  gateway.forget()
})

const headings = ['enhet_id', 'enhet', 'överordnad_id', 'e-post', 'namn', 'anställningsnummer', 'mobil']
const fileOf = (...people: readonly (readonly string[])[]) =>
  Buffer.from(writeCsv([headings, ['top', 'Toppen', '', '', '', '', ''], ...people], ';'))
const noor = (mobile: string, number = '17', name = 'Noor Alm') => ['top', '', '', '', name, number, mobile]
/** Nine people with an address, one of whom also has a number. */
const others = Array.from({ length: 9 }, (_, n) => [
  ...['top', '', '', `p${n}@bolaget.example`, `Person ${n}`, `${100 + n}`],
  n === 0 ? 'växel 08-465 004 00' : '',
])

/** Both HR and owner, so that the list can be reviewed by a statement. */
async function organisation(app = server) {
  const place = await makeOrganisation(app)
  const { email } = await makeMember(app, { in: place, email: 'p8@bolaget.example', roles: ['hr', 'owner'] })
  await asSuperuser(app.database, "update unit set external_id = 'top' where id = $1", [place.unitId])
  const browser = await signedIn(app, { email })
  const params = { organisationId: place.organisationId }
  const planOf = async (content: Buffer) => {
    app.time.now = new Date(app.time.now.getTime() + 1000)
    const { id: importId } = viewOf(await sendFile(browser, place, content))
    await app.runJobs()
    return viewOf(await browser.call('readImport', { params: { ...params, importId } }))
  }
  const readIn = async (content: Buffer) => {
    const planned = await planOf(content)
    await browser.call('applyImport', { params: { ...params, importId: planned.id } })
    await app.runJobs()
    return planned
  }
  return { place, browser, params, planOf, readIn }
}

const membersOf = async (browser: Browser, { organisationId }: Pick<TestPlace, 'organisationId'>) =>
  ((await browser.call('listMembers', { params: { organisationId } })).body as MemberList).members

const wished = () => ({
  name: 'Våren',
  instrument: 'stressprofil',
  closesAt: new Date(server.time.now.getTime() + 14 * 86_400_000).toISOString(),
  reminders: [2],
})

const codeIn = (text = '') => /#([0-9A-Z]{5}-[0-9A-Z]{5})/.exec(text)?.[1] ?? ''

test('a number in a file brings an SMS, and what stands in the SMS answers the round', async () => {
  const { browser, params, readIn } = await organisation()
  // Our own export guards the plus against spreadsheets, and can be imported again unchanged.
  const planned = await readIn(fileOf(...others, noor('+46701234567'), noor('', '18', 'Siv Berg')))
  expect(planned).toMatchObject({ state: 'planned', report: { errors: [], warnings: [] } })
  const list = await membersOf(browser, params)
  expect(list.flatMap(({ name, mobile }) => (mobile === null ? [] : [`${name} ${mobile}`]))).toEqual([
    'Noor Alm +46701234567',
  ])

  const preview = (await browser.call('previewRound', { params, body: wished() })).body as RoundPreview
  expect(preview).toMatchObject({ invited: 11, bySlip: 1, sms: { people: 1 } })
  expect(preview.sms?.text.sv).toContain('/svara#... Länken är din egen.')
  const { id: roundId } = (await browser.call('prepareRound', { params, body: wished() })).body as RoundView
  const round = { ...params, roundId }
  const review = (await browser.call('readListReview', { params: round })).body as ListReviewView
  expect(review).toMatchObject({ withoutAddress: 2, bySms: 1 })
  await browser.call('stateHowInformed', {
    params: round,
    body: { statement: 'Alla fick höra om mätningen på mötet i måndags.' },
  })
  await server.runJobs()

  expect(gateway.asked.map(({ form }) => form['to'])).toEqual(['+46701234567'])
  const code = codeIn(gateway.asked[0]?.form['message'])
  const sent = await server.browser().call('submitAnswers', {
    params: { roundId },
    body: { version: stressprofil.version, answers: sameAnswers(stressprofil, 3), token: code },
  })
  expect(sent.status).toBe(201)
  expect(JSON.stringify(server.log)).not.toMatch(/70123456|växel/)

  // Slips are for people whom nothing else reaches, but anybody without an address may have one.
  const slips = (await browser.call('readSlips', { params: round })).body as SlipsView
  expect(slips.units).toMatchObject([{ people: 1, bySms: 1, printed: null }])
  const [unit] = slips.units
  const made = async (body: { after: string | null; memberId?: string }) =>
    (await browser.call('makeSlips', { params: round, body: { unitId: unit?.id ?? '', ...body } }))
      .body as SlipsMade
  const sheet = await made({ after: null })
  expect(sheet.slips.map(({ name }) => name)).toEqual(['Siv Berg'])
  const memberId = list.find(({ name }) => name === 'Noor Alm')?.id ?? ''
  const one = await made({ after: sheet.printing.id, memberId })
  expect(one.slips.map(({ name }) => name)).toEqual(['Noor Alm'])
})

test('somebody whose number is refused for good counts among those who get a slip', async () => {
  const { browser, params, readIn } = await organisation()
  await readIn(fileOf(...others, noor('0701234567')))
  await asSuperuser(
    server.database,
    "update member set address_refused_on = '2026-02-01' where organisation_id = $1 and mobile is not null",
    [params.organisationId],
  )
  expect((await browser.call('previewRound', { params, body: wished() })).body).toMatchObject({
    bySlip: 1,
    sms: null,
  })
  // The new number has not been refused.
  await readIn(fileOf(...others, noor('0709876543')))
  expect((await browser.call('previewRound', { params, body: wished() })).body).toMatchObject({ bySlip: 0 })
})

test('a number that is none is refused with its line, and nothing is read in; one of somebody with an address is not looked at', async () => {
  const { browser, params, planOf } = await organisation()
  const planned = await planOf(fileOf(...others, noor('08-465 004 00'), noor('0701234567', '18', 'Siv Berg')))
  expect(planned).toMatchObject({
    state: 'refused',
    report: { errors: [{ line: 12, column: 'mobile', code: 'bad-mobile', value: '08-465 004 00' }] },
  })
  expect(await membersOf(browser, params)).toHaveLength(1)
})

/** A person without an address among nine others, with this number or none. */
async function withNoor(number: string | null) {
  const desk = await listDesk(server, ...peopleOf('top', 9), 'top;;;;Noor Alm;17')
  const memberId = (await desk.find('Noor'))?.id ?? ''
  await asSuperuser(server.database, 'update member set mobile = $2 where id = $1', [memberId, number])
  const mobile = async () => {
    const [row] = await asSuperuser<{ mobile: string | null }>(
      server.database,
      'select mobile from member where id = $1',
      [memberId],
    )
    return row?.mobile
  }
  const set = (to: string | null) => desk.make({ kind: 'change-person', memberId, mobile: to })
  return { ...desk, memberId, mobile, set }
}

test('by hand a number is set and changed at once, without a wait, and other changes leave it', async () => {
  const { find, set, make, memberId, browser, params } = await withNoor(null)
  expect((await find('Noor'))?.mobile).toBeNull()
  expect(await set('070-123 45 67')).toMatchObject({
    state: 'planned',
    report: { members: { changed: 1, identitiesChanged: 0 } },
  })
  expect((await find('Noor'))?.mobile).toBe('+46701234567')
  await make({ kind: 'change-person', memberId, language: 'en' })
  expect((await find('Noor'))?.mobile).toBe('+46701234567')
  const read = await browser.call('readOrganisation', { params })
  expect(read.body).toMatchObject({ sms: true })
})

test('by hand a number is taken away, and an undo brings it back', async () => {
  const { set, make, mobile, history } = await withNoor('+4741234567')
  await set(null)
  expect(await mobile()).toBeNull()
  const [{ id: importId } = { id: '' }] = await history()
  await make({ kind: 'undo', importId })
  expect(await mobile()).toBe('+4741234567')
})

test('by hand what is no number is refused, and two people may share a phone', async () => {
  const { set, make, find, mobile, unitId } = await withNoor('+4741234567')
  expect(await set('112')).toMatchObject({
    state: 'refused',
    report: { errors: [{ line: 0, column: 'mobile', code: 'bad-mobile', value: '112' }] },
  })
  await make({
    kind: 'add-person',
    name: 'Siv Berg',
    email: null,
    employeeId: '18',
    language: 'sv',
    mobile: '+47 412 34 567',
    unitId: await unitId('Toppen'),
  })
  expect((await find('Siv'))?.mobile).toBe('+4741234567')
  expect(await mobile()).toBe('+4741234567')
})

test('a number goes when its person leaves the list, and is back after an undo', async () => {
  const { make, memberId, mobile, history } = await withNoor('+46701234567')
  await make({ kind: 'remove-person', memberId })
  expect(await mobile()).toBeNull()
  const [{ id: importId } = { id: '' }] = await history()
  await make({ kind: 'undo', importId })
  expect(await mobile()).toBe('+46701234567')
})

test('a number goes with a first address, once that takes effect', async () => {
  const { make, memberId, mobile, find } = await withNoor('+46701234567')
  await make({ kind: 'change-person', memberId, email: 'noor@bolaget.example' })
  expect(await mobile()).toBe('+46701234567')
  server.time.now = new Date(server.time.now.getTime() + 8 * 86_400_000)
  await server.deps.queue.enqueueNow('apply-due-identity-changes', {})
  await server.runJobs()
  expect((await find('Noor'))?.email).toBe('noor@bolaget.example')
  expect(await mobile()).toBeNull()
})

test('without a gateway no number is kept or shown, and the dry run of a file says so', async () => {
  const { browser, params, readIn } = await organisation(without)
  const planned = await readIn(fileOf(...others, noor('0701234567')))
  expect(planned).toMatchObject({
    state: 'planned',
    report: { warnings: [{ code: 'mobile-unused', column: 'mobile' }] },
  })
  expect((await membersOf(browser, params)).map(({ mobile }) => mobile)).toEqual(Array(10).fill(null))
  expect((await browser.call('readOrganisation', { params })).body).toMatchObject({ sms: false })
  expect((await browser.call('previewRound', { params, body: wished() })).body).toMatchObject({
    bySlip: 1,
    sms: null,
  })
})

test('numbers from when there was a gateway stay as they are, unseen, until their people leave', async () => {
  const { place, browser } = await organisationOf(without)
  const params = { organisationId: place.organisationId }
  await asSuperuser(without.database, "update unit set external_id = 'top' where id = $1", [place.unitId])
  const change = async (content: Buffer) => {
    const { id: importId } = viewOf(await sendFile(browser, place, content))
    await without.runJobs()
    await browser.call('applyImport', { params: { ...params, importId } })
    await without.runJobs()
  }
  await change(importFile(...peopleOf('top', 9), 'top;;;;Noor Alm;17'))
  await asSuperuser(
    without.database,
    "update member set mobile = '+46701234567' where organisation_id = $1 and email is null",
    [place.organisationId],
  )
  const noorNow = async () => (await membersOf(browser, params)).find(({ name }) => name === 'Noor Alm')
  const member = await noorNow()
  expect(member?.mobile).toBeNull()
  const started = await browser.call('startListChange', {
    params,
    body: { kind: 'change-person', memberId: member?.id ?? '', language: 'en', mobile: null },
  })
  await without.runJobs()
  await browser.call('applyImport', { params: { ...params, importId: viewOf(started).id } })
  await without.runJobs()
  expect((await noorNow())?.language).toBe('en')
  const stored = await asSuperuser(
    without.database,
    'select mobile from member where organisation_id = $1 and mobile is not null',
    [place.organisationId],
  )
  expect(stored).toEqual([{ mobile: '+46701234567' }])
})
