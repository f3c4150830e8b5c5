import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'
import { expect, test } from 'vitest'
import type { Overview } from '#contract/rounds/overview.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { djupanalys } from '#core/instrument/shipped.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { openRound as openRoundDirectly, organise } from '#test/factories/open-round.ts'
import { makeMember, makeOrganisation, signedIn, type TestMember } from '#test/factories/people.ts'
import { closeRound } from './close/close-round.ts'

const server = await testApp()
const day = 24 * 60 * 60 * 1000
const people = { A: 12, B: 10, C: 4 }

const email = (unit: string, n: number) => `${unit.toLowerCase()}-${n}@bolaget.example`

/** Imports units and people as HR does, and waits for the job. */
async function importPeople(hr: Browser, who: TestMember): Promise<void> {
  const rows = Object.entries(people).flatMap(([unit, amount]) => [
    `${unit};Avdelning ${unit};top;;;`,
    ...Array.from({ length: amount }, (_, n) => `${unit};;;${email(unit, n)};${unit} ${n};`),
  ])
  const file = [
    'enhet_id;enhet;överordnad_id;e-post;namn;roll',
    'top;Exempelbolaget;;;;',
    `top;;;${who.email};Helle;`,
    ...rows,
  ]
  const { organisationId } = who
  const started = await hr.call('startImport', {
    params: { organisationId },
    body: { fileName: 'personal.csv', contentBase64: Buffer.from(file.join('\n')).toString('base64') },
  })
  const importId = (started.body as { id: string }).id
  await server.runJobs()
  const planned = await hr.call('readImport', { params: { organisationId, importId } })
  expect(planned.body).toMatchObject({ state: 'planned', report: { errors: [] } })
  const applied = await hr.call('applyImport', { params: { organisationId, importId } })
  expect(applied.status).toBe(202)
  await server.runJobs()
}

async function openRound(hr: Browser, organisationId: string): Promise<string> {
  const opened = await hr.call('prepareRound', {
    params: { organisationId },
    body: {
      name: 'Våren',
      instrument: 'djupanalys',
      closesAt: new Date(server.time.now.getTime() + 14 * day).toISOString(),
    },
  })
  expect(opened.status).toBe(201)
  const roundId = (opened.body as { id: string }).id
  // There is no safety representative: the owner answers for the list.
  const stated = await hr.call('stateHowInformed', {
    params: { organisationId, roundId },
    body: { statement: 'Alla fick höra om mätningen på mötet i måndags.' },
  })
  expect(stated).toMatchObject({ status: 200, body: { state: 'open' } })
  await server.runJobs()
  return roundId
}

/** Address → secret of the mailed link. */
const mailedTokens = () =>
  new Map(
    server.mail.received.flatMap(({ recipients: [to = ''], text }) => {
      const token = /#inbjudan=([\w-]+)/.exec(text)?.[1]
      return token === undefined ? [] : [[to, token] as const]
    }),
  )

const answer = (browser: Browser, roundId: string, value: number, token?: string) =>
  browser.call('submitAnswers', {
    params: { roundId },
    body: {
      version: djupanalys.version,
      answers: sameAnswers(djupanalys, value, true),
      ...(token === undefined ? {} : { token }),
    },
  })

/** The sums of a round's counters, and how many took part. */
async function sumsOf(roundId: string) {
  const [sums] = await asSuperuser<{ answers: string; people: string }>(
    server.database,
    `select (select sum((amounts->>'answers')::int) from vault.counter where round_id = $1) as answers,
      (select count(*) from vault.participation where round_id = $1) as people`,
    [roundId],
  )
  return sums
}

test('from an import file to the overview, everything over HTTP, mail and jobs', async () => {
  const place = await makeOrganisation(server)
  await asSuperuser(server.database, "update unit set external_id = 'top' where id = $1", [place.unitId])
  const who = await makeMember(server, { in: place, email: 'hr@bolaget.example', roles: ['hr', 'owner'] })
  const hr = await signedIn(server, who)
  const { organisationId } = who
  await importPeople(hr, who)
  const roundId = await openRound(hr, organisationId)

  const tokens = mailedTokens()
  expect(tokens.size).toBe(27)
  const visitor = server.browser()
  const reading = await visitor.call('readInvitation', { body: { token: tokens.get(email('A', 0)) } })
  expect(reading).toMatchObject({
    status: 200,
    body: {
      used: false,
      open: true,
      units: [{ name: 'Avdelning A' }, { name: 'Exempelbolaget' }],
      list: {
        group: { invited: 12, joined: null },
        all: { invited: 27, joined: null, gone: null },
        seen: 'statement',
        statement: 'Alla fick höra om mätningen på mötet i måndags.',
      },
    },
  })

  const results = []
  for (const [unit, amount] of Object.entries(people)) {
    for (let n = 0; n < amount; n++) {
      results.push(await answer(visitor, roundId, unit === 'A' ? 4 : 2, tokens.get(email(unit, n))))
    }
  }
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201]))
  expect(results[0]?.body).toMatchObject({ zone: 'red', total: 4, causes: expect.any(Array) })

  // HR is a member too, and answers while signed in.
  expect((await answer(hr, roundId, 2)).status).toBe(201)
  expect((await hr.call('listMyResults')).body).toMatchObject({ results: [{ result: { total: 2 } }] })
  expect((await hr.call('listMyInvitations')).body).toMatchObject({
    invitations: [{ used: true, open: true }],
  })

  const again = await answer(visitor, roundId, 5, tokens.get(email('A', 0)))
  expect(again).toMatchObject({ status: 409, body: { code: 'invitation-used' } })

  expect(await sumsOf(roundId)).toEqual({ answers: '27', people: '27' })

  const before = await hr.call('readOverview', { params: { organisationId } })
  expect(before.body).toMatchObject({ rounds: [], round: null, units: [] })
  server.time.now = new Date(server.time.now.getTime() + 8 * day)
  const { closesAt: from } = (await hr.call('readRound', { params: { organisationId, roundId } }))
    .body as RoundView
  const closed = await hr.call('closeRound', { params: { organisationId, roundId }, body: { from } })
  expect(closed.status).toBe(200)
  expect(await answer(visitor, roundId, 5, tokens.get(email('B', 0)))).toMatchObject({ status: 409 })
  await server.runJobs()

  const overview = (await hr.call('readOverview', { params: { organisationId } })).body as Overview
  const shown = new Map(overview.units.map((unit) => [unit.name, unit]))
  expect(shown.get('Avdelning C')?.figure).toBeNull()
  expect(shown.get('Avdelning A')).toMatchObject({
    figure: { n: 10, mean: { at: 4 }, zones: { red: { lo: 0.5, hi: 1 } } },
    causes: { n: 10 },
  })
  expect(shown.get('Avdelning B')?.figure).toMatchObject({ n: 8, mean: { at: 2 } })

  const file = await hr.call('exportOverview', { params: { organisationId }, query: { lang: 'sv' } })
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.headers['content-disposition']).toMatch(
    /^attachment; filename="oversikt-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(file.text.startsWith('\uFEFFOrganisation;Enhet;')).toBe(true)

  const checked = await hr.call('readRoundFile', { params: { organisationId, roundId } })
  const { logKey } = checked.body as RoundFile
  expect(checked.body).toMatchObject({
    opened: { record: { list: { size: 27 }, smallestGroup: 8 } },
    released: { record: { openedIndex: 1 } },
    names: { length: 4 },
  })
  // HR closed it before its planned day, and the log has no record of that.
  expect(
    await verifyRoundFile(checked.body, { logKeys: [logKey], witnessKeys: [] }, server.time.now),
  ).toEqual([{ code: 'released-before-closing' }, { code: 'witness-none' }])
  // Changed by SQL, past every refusal: the log shows the former value.
  await asSuperuser(
    server.database,
    `set session_replication_role = replica;
     update snapshot_figure set figure = jsonb_set(figure, '{total,at}', '2.2')
     where figure -> 'total' ->> 'at' = '4' and round_id = '${roundId}' and run = 'scores';
     set session_replication_role = origin`,
  )
  const forged = await hr.call('readRoundFile', { params: { organisationId, roundId } })
  const findings = await verifyRoundFile(forged.body, { logKeys: [logKey], witnessKeys: [] }, server.time.now)
  expect(findings).toContainEqual({
    code: 'figure-not-as-recorded',
    run: 'scores',
    unit: shown.get('Avdelning A')?.id,
  })

  // After the release everybody with a link reads that the round is over, whether they answered or not.
  const late = await answer(visitor, roundId, 5, tokens.get(email('A', 0)))
  expect(late).toMatchObject({ status: 409, body: { code: 'round-not-open' } })

  const written = JSON.stringify(server.log)
  for (const secret of [...tokens.values(), ...tokens.keys()]) expect(written).not.toContain(secret)
})

test('somebody else’s round and one that does not exist get the very same answer', async () => {
  const mine = await makeMember(server)
  const browser = await signedIn(server, mine)
  const roundId = (await asSuperuser<{ id: string }>(server.database, 'select id from round limit 1'))[0]?.id
  const other = await answer(browser, roundId ?? '', 3)
  const unknown = await answer(browser, 'b1b5d0a4-5d5e-4c1d-9a53-3a5d0f7d9f11', 3)
  expect(other.status).toBe(404)
  expect(other.body).toEqual(unknown.body)
})

test('only hr, the safety representative and managers read the overview, and only their own organisation’s', async () => {
  const place = await makeOrganisation(server)
  const [other] = await asSuperuser<{ id: string }>(
    server.database,
    'select organisation_id as id from snapshot limit 1',
  )
  const otherId = other?.id ?? ''
  const call = async (
    roles: ('hr' | 'owner' | 'manager' | 'safety_representative')[],
    organisationId: string,
  ) => {
    const browser = await signedIn(server, await makeMember(server, { in: place, roles }))
    const page = await browser.call('readOverview', { params: { organisationId } })
    const file = await browser.call('exportOverview', { params: { organisationId } })
    return [page.status, file.status]
  }
  expect(await call(['hr'], place.organisationId)).toEqual([200, 200])
  expect(await call(['safety_representative'], place.organisationId)).toEqual([200, 200])
  expect(await call(['owner'], place.organisationId)).toEqual([403, 403])
  // A manager reads only own units: overview-routes.test.ts.
  expect(await call(['manager'], place.organisationId)).toEqual([200, 200])
  expect(await call([], place.organisationId)).toEqual([403, 403])
  expect(await call(['hr'], otherId)).toEqual([403, 403])
  expect(await call(['hr'], 'b1b5d0a4-5d5e-4c1d-9a53-3a5d0f7d9f11')).toEqual([403, 403])
  const visitor = server.browser()
  expect((await visitor.call('readOverview', { params: { organisationId: otherId } })).status).toBe(401)
})

test('HR closes during answers: every 201 is in the counters, every other is refused with words', async () => {
  const organisation = await organise(server.database, [
    { name: 'Stort', members: 0 },
    { name: 'Ena', parent: 'Stort', members: 50 },
    { name: 'Andra', parent: 'Stort', members: 50 },
  ])
  const { organisationId } = organisation
  const round = await openRoundDirectly(server.database, server.deps, organisation, {
    instrument: djupanalys,
  })
  const visitor = server.browser()
  const send = (members: typeof round.members) =>
    members.map((member, n) => answer(visitor, round.roundId, 1 + (n % 5), round.tokenOf(member)))

  const first = send(round.members.slice(0, 80))
  const closing = first[20]?.then(() =>
    closeRound(server.deps, { organisationId, roundId: round.roundId, personId: null }),
  )
  const early = await Promise.all(first)
  await closing
  const answers = [...early, ...(await Promise.all(send(round.members.slice(80))))]

  const counted = answers.filter(({ status }) => status === 201).length
  const refused = answers.filter(({ status }) => status !== 201)
  expect(counted).toBeGreaterThan(20)
  expect(refused.length).toBeGreaterThan(19)
  for (const { body } of refused) expect(body).toMatchObject({ status: 409, code: 'round-not-open' })
  expect(await sumsOf(round.roundId)).toEqual({ answers: String(counted), people: String(counted) })
  await server.runJobs()
  const [row] = await asSuperuser(server.database, 'select state from round where id = $1', [round.roundId])
  expect(row).toEqual({ state: 'released' })
})

test('without a simulated organisation the demo is not found', async () => {
  const visitor = server.browser()
  expect((await visitor.call('readDemoOverview')).status).toBe(404)
  expect((await visitor.call('exportDemoOverview')).status).toBe(404)
})
