import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditLog } from '#contract/people/audit-log.ts'
import type { SlipsMade, SlipsView } from '#contract/rounds/slips.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import type { AssignedRole } from '#server/platform/db/tables/organisation.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { countedAnswers } from '#test/factories/counted-answers.ts'
import { closeNow, type OpenRound, openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'

const server = await testApp()
const { database } = server
const { keys, clock } = server.deps
const deps = { ...answeringDeps(database), keys, clock, time: server.time }

let round: OpenRound
let unitId: string
let hr: Browser
let representative: Browser

/** How many members of the warehouse have no address. */
const without = 4

beforeEach(async () => {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 1 },
    { name: 'Lager', parent: 'Bolaget', members: 12 },
  ])
  unitId = organisation.unitIds.get('Lager') ?? ''
  const ids = organisation.members.filter(({ unit }) => unit === 'Lager').slice(0, without)
  await asSuperuser(
    database,
    `update member m set email = null, person_id = null, external_id = given.n, name = 'Noor Nummer' || given.n
     from unnest($1::uuid[]) with ordinality as given (id, n) where m.id = given.id`,
    [ids.map(({ memberId }) => memberId)],
  )
  round = await openRound(database, deps, organisation)
  const top = { organisationId: round.organisationId, unitId: organisation.unitIds.get('Bolaget') ?? '' }
  const as = async (role: AssignedRole) => {
    const member = await makeMember(server, { in: top, roles: [role] })
    return signedIn(server, { email: member.email })
  }
  hr = await as('hr')
  representative = await as('safety_representative')
})

const params = () => ({ organisationId: round.organisationId, roundId: round.roundId })

type Which = { readonly memberId?: string; readonly unitId?: string }

const make = (by: Browser, after: string | null, more: Which = {}) =>
  by.call('makeSlips', { params: params(), body: { unitId, after, ...more } })

async function made(by: Browser, after: string | null = null, more: Which = {}): Promise<SlipsMade> {
  const { status, body } = await make(by, after, more)
  expect(status).toBe(201)
  return body as SlipsMade
}

const codesOf = ({ slips }: SlipsMade) => slips.map(({ code }) => code)

const open = (code: string, ip = '203.0.113.1') =>
  server.browser().call('readInvitation', { ip, body: { token: code } })

const send = (code: string, value = 3, ip = '203.0.113.1') =>
  server.browser().call('submitAnswers', {
    ip,
    params: { roundId: round.roundId },
    body: { version: stressprofil.version, answers: sameAnswers(stressprofil, value), token: code },
  })

const counted = () => countedAnswers(database, round.roundId, unitId)

/** A refusal as its reader gets it, without the request id, which always differs. */
const said = ({ status, body }: { status: number; body: unknown }) => ({ ...(body as object), status })

test('everybody without an address gets a code, which opens the invitation and answers it without an account', async () => {
  const sheet = await made(representative)
  expect(sheet.unit).toBe('Lager')
  expect(sheet.words.sv.seen).toContain('minst 8 svar')
  expect(sheet.words.en.printed).toBe('The code was printed by the safety representative.')
  expect(sheet.printing).toMatchObject({ by: 'safety_representative', slips: without })
  expect(sheet.slips.map(({ name }) => name)).toEqual([1, 2, 3, 4].map((n) => `Noor Nummer${n}`))
  expect(new Set(codesOf(sheet)).size).toBe(without)
  const [code = ''] = codesOf(sheet)
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)

  expect(sheet.slips[0]?.address).toMatch(new RegExp(`^https?://[^/#?]+/svara#${code}$`))

  const typed = ` ${code.toLowerCase().replace('-', ' ')} `
  expect((await open(typed)).body).toMatchObject({ round: { id: round.roundId }, used: false, open: true })
  expect(await counted()).toEqual({ answers: 0, total: 0, taken: 0 })
  expect((await send(typed)).status).toBe(201)
  expect(await counted()).toEqual({ answers: 1, total: 300, taken: 1 })
})

describe('whoever printed the slips learns nothing by what they can do', () => {
  test('a code that was used opens and sends as before, and counts once', async () => {
    const [code = '', other = ''] = codesOf(await made(hr))
    const before = await open(code)
    const first = await send(code, 3)
    const again = await send(code, 3)
    expect(again).toMatchObject({ status: first.status, body: first.body })
    expect((await open(code)).body).toEqual(before.body)
    expect((await open(other)).body).toEqual(before.body)
    const different = await send(code, 5)
    const asFirst = await send(other, 5)
    expect(different).toMatchObject({ status: 201, body: asFirst.body })
    expect(await counted()).toEqual({ answers: 2, total: 300 + 500, taken: 2 })
  })

  test('what is read and printed is the same before and after answers, also for one person', async () => {
    const first = await made(hr)
    const read = async () => [
      (await hr.call('readSlips', { params: params(), query: { unitId } })).text,
      (await representative.call('readSlips', { params: params() })).text,
    ]
    const before = await read()
    await send(codesOf(first)[0] ?? '')
    expect(await read()).toEqual(before)

    const view = (await hr.call('readSlips', { params: params(), query: { unitId } })).body as SlipsView
    const [answered, waiting] = view.people
    const one = await made(hr, first.printing.id, { memberId: answered?.id ?? '' })
    const two = await made(hr, one.printing.id, { memberId: waiting?.id ?? '' })
    const bare = ({ printing: { id, at, ...printing }, slips, ...sheet }: SlipsMade) => ({
      ...sheet,
      printing,
      slips: slips.map(({ code, name, employeeId, address, ...slip }) => slip),
    })
    expect(bare(one)).toEqual(bare(two))

    // All codes are replaced alike, and the new ones look alike. With the code of somebody who has answered, nothing is counted.
    const [old, oldOther] = [await open(codesOf(first)[0] ?? ''), await open(codesOf(first)[1] ?? '')]
    expect(said(old)).toMatchObject({ status: 404, code: 'invitation-unknown' })
    expect(said(oldOther)).toEqual(said(old))
    const [fresh = '', freshOther = ''] = [...codesOf(one), ...codesOf(two)]
    expect((await open(fresh)).body).toEqual((await open(freshOther)).body)
    expect((await send(fresh, 5)).status).toBe(201)
    expect(await counted()).toEqual({ answers: 1, total: 300, taken: 1 })
    expect((await send(freshOther, 5)).status).toBe(201)
    expect(await counted()).toEqual({ answers: 2, total: 800, taken: 2 })
  })

  test('printing again voids no answer, and lets everybody who has not answered do so', async () => {
    const first = await made(hr)
    await send(codesOf(first)[0] ?? '')
    const second = await made(representative, first.printing.id)
    for (const code of codesOf(first)) expect((await send(code)).status).toBe(404)
    for (const code of codesOf(second)) expect((await send(code)).status).toBe(201)
    expect(await counted()).toEqual({ answers: without, total: without * 300, taken: without })
  })

  test('no log line and no entry has a code, or says whose it was', async () => {
    server.log.splice(0)
    const sheet = await made(hr)
    const [code = ''] = codesOf(sheet)
    await open(code)
    await send(code)
    await open('00000-00000')
    const trace = JSON.stringify(server.log)
    for (const secret of [code, code.replace('-', ''), '00000-00000', 'Noor'])
      expect(trace).not.toContain(secret)
    const entries = await asSuperuser<{ action: string; details: object }>(
      database,
      'select action, details from audit_entry where organisation_id = $1',
      [round.organisationId],
    )
    expect(entries).toEqual([
      { action: 'signed-in', details: {} },
      { action: 'slips-printed', details: { roundId: round.roundId, unitId, slips: without } },
    ])
    const log = await representative.call('listAuditEntries', { params: params() })
    const { entries: shown } = log.body as AuditLog
    expect(shown.filter(({ kind }) => kind !== 'signed-in')).toMatchObject([
      { kind: 'slips-printed', unit: 'Lager', round: 'Våren' },
    ])
  })
})

describe('slips printed twice', () => {
  test('by somebody who has not seen the first: the second is refused, and the first ones hold', async () => {
    const first = await made(hr)
    const second = await make(representative, null)
    expect(said(second)).toMatchObject({ status: 409, code: 'slips-printed-meanwhile' })
    expect((await open(codesOf(first)[0] ?? '')).status).toBe(200)
    const { body } = await representative.call('readSlips', { params: params() })
    expect(body).toMatchObject({
      units: [{ id: unitId, people: without, printed: { id: first.printing.id } }],
    })
  })

  test('at the same moment: one of them makes slips, whose codes all work', async () => {
    const tries = await Promise.all([make(hr, null), make(representative, null), make(hr, null)])
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const sheet = tries.find(({ status }) => status === 201)?.body as SlipsMade
    for (const code of codesOf(sheet)) expect((await open(code)).status).toBe(200)
  })
})

test('a code that is wrong, replaced, of a closed or of a released round is refused in the same words', async () => {
  const first = await made(hr)
  const second = await made(hr, first.printing.id)
  const wrong = said(await open('00000-00000'))
  expect(wrong).toMatchObject({ status: 404, code: 'invitation-unknown' })
  expect(said(await open(codesOf(first)[0] ?? ''))).toEqual(wrong)
  await closeNow(database, deps, round.roundId)
  expect(said(await open(codesOf(second)[0] ?? ''))).toEqual(wrong)
  await asSuperuser(database, 'delete from invitation where round_id = $1', [round.roundId])
  expect(said(await open(codesOf(second)[0] ?? ''))).toEqual(wrong)
  const [left] = await asSuperuser<{ n: number }>(
    database,
    'select count(*)::int as n from slip where round_id = $1',
    [round.roundId],
  )
  expect(left?.n).toBe(0)
})

test('a code proves nothing of the list any more once it opens nothing: whoever printed it may have a copy', async () => {
  const [token = ''] = codesOf(await made(hr))
  const prove = () =>
    server.browser().call('readListProof', { params: { roundId: round.roundId }, body: { token } })
  // This list was frozen before the log existed.
  expect(said(await prove())).toMatchObject({ code: 'list-not-recorded' })
  await closeNow(database, deps, round.roundId)
  expect(said(await prove())).toMatchObject({ status: 404, code: 'invitation-unknown' })
})

test('neither a refusal nor an invitation is told apart by how long it takes', async () => {
  const first = await made(hr)
  const second = await made(hr, first.printing.id)
  const [used = '', fresh = ''] = codesOf(second)
  await send(used)
  const [replaced = ''] = codesOf(first)
  const times = new Map<string, number[]>()
  // In turns, so that other load of the machine affects all alike, and from networks without failed attempts.
  for (let turn = 0; turn < 30; turn += 1) {
    for (const code of ['00000-00000', replaced, used, fresh]) {
      const begun = performance.now()
      await open(code, `10.${turn}.0.1`)
      times.set(code, [...(times.get(code) ?? []), performance.now() - begun])
    }
  }
  const median = (code: string) => (times.get(code) ?? []).toSorted((one, other) => one - other)[15] ?? 0
  for (const [one, other] of [
    ['00000-00000', replaced],
    [used, fresh],
  ] as const) {
    expect(median(one) / median(other)).toBeGreaterThan(0.5)
    expect(median(one) / median(other)).toBeLessThan(2)
  }
})

test('slips are for people of the unit who have no address, in an open round of the own organisation', async () => {
  const withAddress = round.members.findLast(({ unit }) => unit === 'Lager')?.memberId ?? ''
  expect(said(await make(hr, null, { memberId: withAddress }))).toMatchObject({ code: 'nobody-to-invite' })
  const top = round.unitIds.get('Bolaget') ?? ''
  expect(said(await make(hr, null, { unitId: top }))).toMatchObject({ code: 'nobody-to-invite' })
  const other = await openRound(database, deps, await organise(database, [{ name: 'Annat', members: 1 }]))
  const foreign = await hr.call('makeSlips', {
    params: { organisationId: round.organisationId, roundId: other.roundId },
    body: { unitId, after: null },
  })
  expect(said(foreign)).toMatchObject({ status: 404 })
  await closeNow(database, deps, round.roundId)
  expect(said(await make(hr, null))).toMatchObject({ code: 'round-not-open' })
  expect((await hr.call('readSlips', { params: params() })).body).toEqual({ units: [], people: [] })
})

test('whoever is HR as well prints as the employer', async () => {
  const member = await makeMember(server, {
    in: { organisationId: round.organisationId, unitId },
    roles: ['hr', 'safety_representative'],
  })
  expect((await made(await signedIn(server, { email: member.email }))).printing.by).toBe('employer')
})

test('a network guesses a hundred codes an hour, at either address, and right ones are not counted', async () => {
  const [code = ''] = codesOf(await made(hr))
  const [here, elsewhere] = ['192.0.2.7', '198.51.100.7']
  for (let n = 0; n < 60; n += 1) expect((await open(code, here)).status).toBe(200)
  const guess = (n: number) => `${n}`.padStart(10, '0')
  for (let n = 0; n < 50; n += 1) {
    expect((await open(guess(n), here)).status).toBe(404)
    expect((await send(guess(n), 3, here)).status).toBe(404)
  }
  expect((await open(guess(1), here)).status).toBe(429)
  expect((await send(guess(1), 3, here)).status).toBe(429)
  // Even a right code does not show that it is right, and other networks are let in.
  expect((await open(code, here)).status).toBe(429)
  expect((await open(code, elsewhere)).status).toBe(200)
  // A mailed link's secret cannot be guessed, so it is not limited.
  const mailed = keys.invitationToken(round.roundId, round.members.at(-1)?.memberId ?? '')
  expect((await open(mailed, here)).status).toBe(200)
})
