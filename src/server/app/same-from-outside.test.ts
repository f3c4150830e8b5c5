import { expect, test } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import type { Me } from '#contract/identity/me.ts'
import type { AuditLog } from '#contract/people/audit-log.ts'
import type { Overview } from '#contract/rounds/overview.ts'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { stressprofil } from '#core/instrument/shipped.ts'
import { sendQuestionNotices } from '#server/support/questions/send-question-notices-job.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { type Given, releasedRound } from '#test/factories/hold-round.ts'
import { type InvitedMember, type OpenRound, openRound, organise } from '#test/factories/open-round.ts'
import { makeGuide, makeMember, signedIn } from '#test/factories/people.ts'
import {
  answer as answerGuidance,
  checks,
  opened,
  type Somebody,
  share,
  write,
} from '#test/guidance/guidance-desk.ts'
import { sent } from '#test/support/question-desk.ts'

const server = await testApp()
const { database } = server
const { keys, clock } = server.deps
const deps = { ...answeringDeps(database), keys, clock, time: server.time }

const lookingRoles = ['hr', 'safety_representative', 'owner', 'manager'] as const

/** Everybody of an organisation who sees more than their own data. */
async function watchers(round: {
  readonly organisationId: string
  readonly unitIds: ReadonlyMap<string, string>
}) {
  const [unitId = ''] = round.unitIds.values()
  const browsers: Browser[] = []
  for (const role of lookingRoles) {
    const member = await makeMember(server, {
      in: { organisationId: round.organisationId, unitId },
      roles: [role],
    })
    browsers.push(await signedIn(server, { email: member.email }))
  }
  return browsers
}

type Sent = Readonly<Record<string, unknown>>

/** Leaves out the log's entries about the watchers' own exports of the plan; nothing else in the log may change. */
function withoutOwn(name: EndpointName, text: string, sent: Sent): readonly [string, Sent] {
  if (name !== 'listAuditEntries' || !text.startsWith('{"entries"')) return [text, sent]
  const { 'content-length': _length, ...rest } = sent
  const { entries, more } = JSON.parse(text) as AuditLog
  return [JSON.stringify({ entries: entries.filter(({ kind }) => kind !== 'plan-exported'), more }), rest]
}

/** Everything that somebody can read, byte for byte, with the headers. */
async function everythingRead(browser: Browser, round: OpenRound): Promise<string[]> {
  const { organisationId, roundId } = round
  const reads = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) =>
      endpoints[name].method === 'GET' &&
      !['readDevMail', 'openapi', 'exportMe', 'listMySessions'].includes(name),
  )
  const lines: string[] = []
  for (const name of reads) {
    const params = { organisationId, roundId, instrumentId: 'stressprofil', importId: roundId }
    const [unitId = ''] = round.unitIds.values()
    const query =
      name === 'listListedPeople' ? { unitId } : name === 'listFreeSlots' ? { type: 'meeting' } : {}
    const { status, text, headers } = await browser.call(name, { params, query })
    const { date: _date, 'x-request-id': _id, ...sent } = headers
    lines.push(JSON.stringify([name, status, ...withoutOwn(name, text, sent)]))
  }
  return lines
}

const member = (round: OpenRound, unit: string, n = 0): InvitedMember => {
  const found = round.members.filter((one) => one.unit === unit)[n]
  if (found === undefined) throw new Error('no such member')
  return found
}

const answer = (round: OpenRound, who: InvitedMember, value: number, browser = server.browser()) =>
  browser.call('submitAnswers', {
    params: { roundId: round.roundId },
    body: {
      version: stressprofil.version,
      answers: sameAnswers(stressprofil, value),
      token: round.tokenOf(who),
    },
  })

test('nobody who watches an open round sees a byte change when somebody answers', async () => {
  const round = await openRound(
    database,
    deps,
    await organise(database, [
      { name: 'Bolaget', members: 3 },
      { name: 'Lager', parent: 'Bolaget', members: 12 },
    ]),
  )
  const seen = async () => {
    const all: string[][] = []
    for (const browser of browsers) all.push(await everythingRead(browser, round))
    return all
  }
  const browsers = await watchers(round)
  // Let the watchers sign in first, because the log shows their sign-ins.
  await seen()
  const before = await seen()
  expect(before.flat().length).toBeGreaterThan(40)
  for (const [n, value] of [1, 5, 3].entries()) {
    expect((await answer(round, member(round, 'Lager', n), value)).status).toBe(201)
    expect(await seen()).toEqual(before)
  }
})

test('HR, owner and manager never see a byte change when somebody asks a question without a name', async () => {
  const round = await openRound(database, deps, await organise(database, [{ name: 'Bolaget', members: 12 }]))
  const asking = await makeMember(server, {
    in: { organisationId: round.organisationId, unitId: [...round.unitIds.values()][0] ?? '' },
  })
  const sender = await signedIn(server, { email: asking.email })
  const browsers = await watchers(round)
  const seen = async () => {
    const all: string[][] = []
    for (const browser of browsers) all.push(await everythingRead(browser, round))
    return all
  }
  const today = server.time.now
  const nextDay = new Date(today.getTime() + 24 * 60 * 60 * 1000)
  await seen()
  const before = await seen()
  server.time.now = nextDay
  await seen()
  const dayAfter = await seen()
  server.time.now = today
  await sent(sender, round)
  // On the same day the safety representatives see no difference either.
  expect(await seen()).toEqual(before)
  server.time.now = nextDay
  await sendQuestionNotices(server.deps)
  const representative = lookingRoles.indexOf('safety_representative')
  for (const [n, lines] of (await seen()).entries())
    if (n === representative) expect(lines).not.toEqual(dayAfter[n])
    else expect(lines).toEqual(dayAfter[n])
  server.time.now = today
  server.mail.received.length = 0
})

test('nobody at the customer sees a byte change when an employee begins guidance, shares, writes and is answered', async () => {
  const round = await openRound(database, deps, await organise(database, [{ name: 'Bolaget', members: 12 }]))
  const unitId = [...round.unitIds.values()][0] ?? ''
  const somebody = async (email: string, staff = false): Promise<Somebody> => {
    const browser = await signedIn(server, { email, staff })
    return { browser, email, id: ((await browser.call('readMe')).body as Me).person.id }
  }
  const { email } = await makeMember(server, { in: { organisationId: round.organisationId, unitId } })
  const samira = await somebody(email)
  const maria = await somebody('maria.ek@andrum.example', true)
  await makeGuide(server, maria.id)
  const browsers = await watchers(round)
  const seen = async () => {
    const all: string[][] = []
    for (const browser of browsers) all.push(await everythingRead(browser, round))
    return all
  }
  await seen()
  const before = await seen()
  const body = { guideId: maria.id, name: 'Samira', terms: guidanceTerms }
  const { id } = opened(await samira.browser.call('beginGuidance', { body }))
  expect((await share(samira, checks({ '2026-03-02': 2 }))).status).toBeLessThan(300)
  expect((await write(samira, 'Jag sover dåligt.')).status).toBe(201)
  expect((await answerGuidance(maria, id, { text: 'Tack för att du skriver.' })).status).toBe(201)
  expect(await seen()).toEqual(before)
})

test('the log of an answer is the same whatever was answered, and names neither person, round nor unit', async () => {
  const round = await openRound(database, deps, await organise(database, [{ name: 'Bolaget', members: 6 }]))
  const logged = async (n: number, value: number) => {
    server.log.splice(0)
    await answer(round, member(round, 'Bolaget', n), value)
    return server.log.map(({ time: _time, request: _request, milliseconds: _milliseconds, ...line }) => line)
  }
  const calm = await logged(0, 1)
  expect(calm).toHaveLength(1)
  const known = [
    round.roundId,
    round.organisationId,
    ...round.members.flatMap((one) => [one.memberId, one.personId]),
  ]
  for (const [n, value] of [3, 5].entries()) expect(await logged(n + 1, value)).toEqual(calm)
  for (const trace of known) expect(JSON.stringify(calm)).not.toContain(trace)
})

test('refusals say the same of a link that nobody has and of one for another round', async () => {
  const organisation = await organise(database, [{ name: 'Bolaget', members: 2 }])
  const round = await openRound(database, deps, organisation)
  const other = await openRound(database, deps, await organise(database, [{ name: 'Annat', members: 1 }]))
  const stranger = { ...round, tokenOf: () => 'no-such-token-at-all-in-any-mail' }
  const foreign = { ...round, tokenOf: () => other.tokenOf(member(other, 'Annat')) }
  const [one, two] = [
    await answer(stranger, member(round, 'Bolaget'), 3),
    await answer(foreign, member(round, 'Bolaget'), 3),
  ]
  expect([one.status, one.text]).toEqual([two.status, two.text])
})

test('a unit hidden for being small, for a change, or for covering too little looks the same to everybody', async () => {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 30 },
    { name: 'Small', parent: 'Bolaget', members: 12 },
    { name: 'Change', parent: 'Bolaget', members: 12 },
    { name: 'Cover', parent: 'Bolaget', members: 0 },
    { name: 'Cover 1', parent: 'Cover', members: 12 },
    { name: 'Cover 2', parent: 'Cover', members: 12 },
    { name: 'Guarded', parent: 'Bolaget', members: 0 },
    { name: 'Guard', parent: 'Guarded', members: 20 },
    { name: 'Guard 2', parent: 'Guarded', members: 20 },
  ])
  // With all of Guard and a quarter of Guard 2 in red, a figure counted anew for the unit above would reveal Guard's. Composed from
  // the shown figures of both it reveals nothing more, so nothing has to be hidden because of the answers.
  const strained = ({ unit }: InvitedMember, place: number) =>
    unit === 'Guard' || (unit === 'Guard 2' && place >= 15)
  /** A round in which so many of each unit answer. */
  const round = (
    answering: Record<string, number>,
    isRed = (_who: InvitedMember, _place: number) => false,
  ) => {
    const given: Given = (who) => {
      const most = answering[who.unit] ?? 99
      const place = organisation.members.filter(({ unit }) => unit === who.unit).indexOf(who)
      return place < most ? { value: isRed(who, place) ? 4 : 2 } : null
    }
    return releasedRound(database, deps, organisation, given)
  }
  await round({ Change: 12, 'Cover 2': 12 })
  const second = await round({ Small: 5, Change: 11, 'Cover 1': 12, 'Cover 2': 7 }, strained)

  const shown = await asSuperuser<{ name: string; shown: boolean }>(
    database,
    `select u.name, f.figure is not null as shown from snapshot_figure f join round_unit u using (round_id, unit_id)
     where f.round_id = $1 and f.run = 'scores'`,
    [second.roundId],
  )
  const hidden = shown.filter((unit) => !unit.shown).map(({ name }) => name)
  expect(hidden).toEqual(expect.arrayContaining(['Small', 'Change', 'Cover']))
  expect(hidden).not.toContain('Guard')

  const hr = (await watchers(second))[0]
  if (hr === undefined) throw new Error('no HR')
  const { organisationId } = second
  const overview = (await hr.call('readOverview', { params: { organisationId } })).body as Overview
  /** What HR knows of each unit apart from set-up, with older figures as mere marks. */
  const told = overview.units
    .filter(({ name }) => hidden.includes(name))
    .map(({ id: _id, name: _name, parentId: _parent, depth: _depth, ...rest }) =>
      JSON.stringify(rest, (key, value) => (key === 'figure' && value !== null ? 'a figure' : value)),
    )
  expect(new Set(told).size).toBe(1)

  const file = (await hr.call('exportOverview', { params: { organisationId } })).text
  const cells = file
    .split(/\r?\n/)
    .map((line) => line.split(';'))
    .filter((line) => hidden.includes(line[1]?.replaceAll('"', '') ?? ''))
  // Those who may fetch the released figures; no e-mail carries them.
  await server.runJobs()
  expect(server.mail.received).toEqual([])
  // The same columns are filled: those of the last figure, with its date.
  expect(cells).toHaveLength(hidden.length)
  expect(new Set(cells.map((line) => line.map((cell) => cell !== '').join())).size).toBe(1)
})
