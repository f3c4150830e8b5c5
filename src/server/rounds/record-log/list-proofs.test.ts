import type { ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import { verifyListProof } from '@andrum/record-log/log/verify-list-proof.ts'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import type { Browser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { openRound, organise } from '#test/factories/open-round.ts'
import { makeMember, signedIn } from '#test/factories/people.ts'
import { day, organiseAndOpen } from '#test/organisation/open-round.ts'

const server = await testApp()
const { database, deps } = server
const visitor = server.browser()
const noRound = 'b1b5d0a4-5d5e-4c1d-9a53-3a5d0f7d9f11'

/** A round, and everybody on its list with their mailed link. */
async function invited(people?: number) {
  const round = await organiseAndOpen(server, { ...(people === undefined ? {} : { people }) })
  const rows = await asSuperuser<{ id: string; email: string }>(
    database,
    'select m.id, m.email from invitation i join member m on m.id = i.member_id where i.round_id = $1 order by m.id',
    [round.roundId],
  )
  const members = rows.map(({ id, email }) => ({
    id,
    email,
    token: deps.keys.invitationToken(round.roundId, id),
  }))
  return { ...round, members, at: (n: number) => members[n] ?? { id: '', email: '', token: '' } }
}

const ask = (roundId: string, token?: string, browser: Browser = visitor) =>
  browser.call('readListProof', {
    params: { roundId },
    body: token === undefined ? {} : { token },
  })

const answer = (roundId: string, token: string, value = 3) =>
  visitor.call('submitAnswers', {
    params: { roundId },
    body: { version: stressprofil.version, answers: sameAnswers(stressprofil, value), token },
  })

const findings = (body: unknown) => {
  const { logKey } = body as ListProofFile
  return verifyListProof(body, { logKeys: [logKey], witnessKeys: [] }, server.time.now)
}

/** A refusal as its reader gets it, without the request id, which always differs. */
const said = ({ status, body }: { status: number; body: unknown }) => ({ status, ...(body as object) })

test('everybody invited gets a proof of their own invitation that holds, and of nobody else’s', async () => {
  const round = await invited(300)
  const proofs: ListProofFile[] = []
  for (const { token } of round.members) {
    const { status, body } = await ask(round.roundId, token)
    expect(status).toBe(200)
    expect(await findings(body)).toEqual([{ code: 'witness-none' }])
    proofs.push(body as ListProofFile)
  }
  expect(proofs.map(({ listed }) => listed.member)).toEqual(round.members.map(({ id }) => id))
  expect(proofs.map(({ listed }) => listed.index).sort((a, b) => a - b)).toEqual(proofs.map((_, n) => n))
  const [one, other] = proofs
  if (one === undefined || other === undefined) throw new Error('nobody is invited')
  expect(one).toMatchObject({ roundName: 'Våren', locked: { record: { list: { size: 300 } } } })
  const { organisationId, roundId } = round
  const hr = await signedIn(
    server,
    await makeMember(server, { in: await topOf(organisationId), roles: ['hr'] }),
  )
  const file = await hr.call('readRoundFile', { params: { organisationId, roundId } })
  expect(file.body).toMatchObject({
    opened: { index: one.locked.record.openedIndex, record: { list: one.locked.record.list } },
  })
  // The proof names no units, and says of others only how many they are.
  const text = JSON.stringify({ ...one, listed: { ...one.listed, member: '' } })
  const [units, people] = [await idsOf('unit'), round.members]
  for (const id of [...units, ...people.map((member) => member.id), round.organisationId]) {
    expect(text).not.toContain(id)
  }
  expect(await findings({ ...one, listed: { ...one.listed, salt: other.listed.salt } })).toContainEqual({
    code: 'not-on-list',
  })
})

const idsOf = async (table: 'unit') =>
  (await asSuperuser<{ id: string }>(database, `select id from ${table}`)).map(({ id }) => id)

async function topOf(organisationId: string) {
  const [top] = await asSuperuser<{ id: string }>(
    database,
    'select id from unit where organisation_id = $1 and parent_id is null',
    [organisationId],
  )
  return { organisationId, unitId: top?.id ?? '' }
}

test('the proof is the same byte for byte before, during and after answering, by link and signed in', async () => {
  const round = await invited()
  const { email, token } = round.at(3)
  const signed = await signedIn(server, { email })
  const both = async () => [
    (await ask(round.roundId, token)).text,
    (await ask(round.roundId, undefined, signed)).text,
  ]
  const [first = ''] = await both()
  const sending = Promise.all([answer(round.roundId, token, 5), both()])
  const [sent, during] = await sending
  expect(sent.status).toBe(201)
  for (const text of [...during, ...(await both())]) expect(text).toBe(first)
  await answer(round.roundId, round.at(4).token, 1)
  expect(await both()).toEqual([first, first])
  server.time.now = new Date(server.time.now.getTime() + 15 * day)
  expect(await both()).toEqual([first, first])
  await closeRound(deps, { organisationId: round.organisationId, roundId: round.roundId, personId: null })
  expect(await both()).toEqual([first, first])
})

test('asking leaves nothing behind: not a row of any table differs', async () => {
  const round = await invited()
  const tables = await asSuperuser<{ name: string }>(
    database,
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const everything = async () => {
    const rows: string[] = []
    for (const { name } of tables) {
      const found = await asSuperuser<{ row: string }>(
        database,
        `select concat_ws(' ', t.ctid, t.xmin, t.xmax, t::text) as row from ${name} t order by t.ctid`,
      )
      rows.push(...found.map(({ row }) => `${name} ${row}`))
    }
    return rows
  }
  const before = await everything()
  server.log.splice(0)
  expect((await ask(round.roundId, round.at(0).token)).status).toBe(200)
  expect(await everything()).toEqual(before)
  expect(before.some((row) => row.startsWith('public.frozen_list_tile'))).toBe(true)
  const logged = JSON.stringify(server.log)
  for (const secret of Object.values(round.at(0))) expect(logged).not.toContain(secret)
})

test('whoever has no right gets one answer, whatever the reason', async () => {
  const [round, other] = [await invited(), await invited()]
  const [listed, stranger] = [round.at(0), other.at(0)]
  const refusals = [
    await ask(round.roundId, 'no-such-token-at-all-in-any-mail'),
    await ask(round.roundId, stranger.token),
    await ask(noRound, listed.token),
    await ask(round.roundId, undefined, await signedIn(server, await makeMember(server))),
    await ask(noRound, undefined, await signedIn(server, { email: listed.email })),
  ]
  // HR of the same organisation, who is not on the list.
  const hr = await makeMember(server, { in: await topOf(round.organisationId), roles: ['hr', 'owner'] })
  refusals.push(await ask(round.roundId, undefined, await signedIn(server, hr)))
  expect(refusals.map(said)).toEqual(refusals.map(() => said(refusals[0] ?? { status: 0, body: null })))
  expect(refusals[0]).toMatchObject({ status: 404, body: { code: 'invitation-unknown' } })
})

test('without a link only the person’s own session counts: none, and none that the employer began', async () => {
  const round = await invited()
  const { email } = round.at(1)
  expect(await ask(round.roundId)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  const browser = await signedIn(server, { email })
  expect((await ask(round.roundId, undefined, browser)).status).toBe(200)
  await asSuperuser(
    database,
    `update identity.session set organisation_id = $2
     where person_id = (select id from identity.person where email = $1)`,
    [email, round.organisationId],
  )
  expect((await ask(round.roundId, undefined, browser)).body).toMatchObject({ code: 'not-signed-in' })
})

test('before the opening and after the release nobody gets a proof, and nothing is kept to make one', async () => {
  const round = await invited()
  const { organisationId, roundId } = round
  server.time.now = new Date(server.time.now.getTime() + 15 * day)
  await closeRound(deps, { organisationId, roundId, personId: null })
  expect((await ask(roundId, round.at(0).token)).status).toBe(200)
  await releaseRound(deps, { organisationId, roundId })
  expect((await ask(roundId, round.at(0).token)).body).toMatchObject({ code: 'invitation-unknown' })
  const tiles = await asSuperuser(database, 'select from frozen_list_tile where organisation_id = $1', [
    organisationId,
  ])
  expect(tiles).toEqual([])

  const waiting = await prepareRound(deps, {
    organisationId,
    personId: round.hr,
    name: 'Hösten',
    instrument: 'stressprofil',
    opensAt: new Date(server.time.now.getTime() + 60 * day),
    closesAt: new Date(server.time.now.getTime() + 74 * day),
  })
  const early = deps.keys.invitationToken(waiting.id, round.at(0).id)
  expect((await ask(waiting.id, early)).body).toMatchObject({ code: 'invitation-unknown' })
  await cancelRound(deps, { organisationId, roundId: waiting.id, personId: round.hr })
})

test('a list that was frozen before there was a log is said to be one', async () => {
  const organisation = await organise(database, [{ name: 'Bolaget', members: 3 }])
  const old = await openRound(database, { ...answeringDeps(database), ...deps }, organisation)
  const [member] = old.members
  if (member === undefined) throw new Error('nobody is invited')
  expect(await ask(old.roundId, old.tokenOf(member))).toMatchObject({
    status: 404,
    body: { code: 'list-not-recorded' },
  })
})
