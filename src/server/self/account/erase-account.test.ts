import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { personData } from '#server/app/person-data.ts'
import { journalOf, readJournal } from '#server/platform/db/backup/erasure-journal.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { listOwnResults } from '#server/self/results/list-own-results.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { tablesIn } from '#test/database/tables.ts'
import { waiting } from '#test/database/while-held.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { closedRound, releasedRound } from '#test/factories/hold-round.ts'
import {
  type InvitedMember,
  moveMember,
  type OpenRound,
  openRound,
  organise,
} from '#test/factories/open-round.ts'
import { eraseAccount } from './erase-account.ts'

const database = await testDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'andrum-erasure-'))
afterAll(() => rm(dataDir, { recursive: true }))
const answering = answeringDeps(database)
const deps = { ...answering, config: { dataDir } }

const units = [
  { name: 'Bolaget', members: 10 },
  { name: 'Lager', parent: 'Bolaget', members: 12 },
]
const everybody = () => ({ value: 2 })

const first = (round: OpenRound): InvitedMember => {
  const [member] = round.members
  if (member === undefined) throw new Error('nobody')
  return member
}

/** Every table that has a trace, as the superuser reads it. */
async function placesOf(trace: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await tablesIn(database, 'every')) {
    const [row] = await asSuperuser<{ n: string }>(
      database,
      `select count(*) as n from ${name} t where strpos(t::text, $1) > 0`,
      [trace],
    )
    if (Number(row?.n) > 0) found.push(name)
  }
  return found.sort()
}

const hashOf = (round: OpenRound, member: InvitedMember) =>
  deps.keys.participantHash(round.organisationId, member.memberId).toString('hex')

const figures = () => asSuperuser(database, 'select * from snapshot_figure order by round_id, run, unit_id')

test('an erased account leaves the employer’s list, released figures and a stone in the vault, nothing else', async () => {
  const organisation = await organise(database, units)
  const round = await releasedRound(database, answering, organisation, everybody)
  const member = first(round)
  const hash = hashOf(round, member)
  expect(await placesOf(hash)).toEqual(['vault.block_member', 'vault.participation'])
  const before = await figures()
  const [amount] = await asSuperuser<{ n: string }>(database, 'select count(*) as n from vault.block_member')

  await eraseAccount(deps, personData, member.personId)

  expect(await placesOf(member.personId)).toEqual(['public.erasure'])
  expect(await placesOf(member.memberId)).toEqual(['public.member'])
  expect(await placesOf(hash)).toEqual([])
  expect(await figures()).toEqual(before)
  expect(await listOwnResults(deps, member.personId)).toEqual([])
  // The edge is still there, under the tombstone.
  expect(await asSuperuser(database, 'select count(*) as n from vault.block_member')).toEqual([amount])
})

test('codes on their way to either address of an erased account are gone with it, others stay', async () => {
  const { members } = await openRound(database, answering, await organise(database, units))
  const [one, other] = members as [InvitedMember, InvitedMember]
  const people = [one.personId, other.personId]
  await asSuperuser(
    database,
    `with people as (insert into identity.person (id, email, created_at)
       select id, id || '@work.example', now() from unnest($1::uuid[]) id returning id, email),
     own as (insert into identity.private_address (person_id, email, answered_at)
       select id, id || '@home.example', now() from people returning email)
     insert into identity.sign_in_code
       (id, email, language, withheld, browser_hash, network_key, wider_network_key, created_at, expires_at)
     select gen_random_uuid(), email, 'sv', false, '', '', '', now(), now()
     from (select email from people union all select email from own) addresses`,
    [people],
  )
  await eraseAccount(deps, personData, one.personId)
  const left = await asSuperuser<{ email: string }>(
    database,
    'select email from identity.sign_in_code order by 1',
  )
  expect(left.map(({ email }) => email)).toEqual([
    `${other.personId}@home.example`,
    `${other.personId}@work.example`,
  ])
})

test('erasing twice changes nothing more, and the list outside the database has each person once', async () => {
  const round = await releasedRound(database, answering, await organise(database, units), everybody)
  const { personId } = first(round)
  await eraseAccount(deps, personData, personId)
  const vault = () => asSuperuser(database, 'select * from vault.block_member order by 1, 2, 3, 4, 5')
  const before = await vault()
  await eraseAccount(deps, personData, personId)
  expect(await vault()).toEqual(before)
  const noted = await readJournal(journalOf(dataDir))
  expect(noted.filter((one) => one.personId === personId)).toHaveLength(1)
})

test('somebody who is erased before the release is counted in it, and nothing then leads to them', async () => {
  const round = await closedRound(database, answering, await organise(database, units), everybody)
  const member = first(round)
  await eraseAccount(deps, personData, member.personId)
  expect(await placesOf(hashOf(round, member))).toEqual([])
  await releaseRound(deps, round)
  expect(answering.warnings).toEqual([])
  expect(await placesOf(hashOf(round, member))).toEqual([])
  const [blocks] = await asSuperuser<{ n: string }>(
    database,
    'select count(*) as n from vault.block_member where round_id = $1',
    [round.roundId],
  )
  expect(Number(blocks?.n)).toBe(22)
})

test('erased while the round is open, nobody answers a second time by the mailed link', async () => {
  const round = await openRound(database, answering, await organise(database, units))
  const member = first(round)
  const answer = (personId: string | null, token?: string) =>
    submitAnswers(deps, {
      roundId: round.roundId,
      personId,
      token,
      version: stressprofil.version,
      answers: sameAnswers(stressprofil, 3),
    })
  await answer(member.personId)
  await eraseAccount(deps, personData, member.personId)
  await expect(answer(null, round.tokenOf(member))).rejects.toMatchObject({ code: 'invitation-used' })
  expect(await placesOf(hashOf(round, member))).toEqual([])
})

test('former memberships are buried as well', async () => {
  const organisation = await organise(database, units)
  const round = await releasedRound(database, answering, organisation, everybody)
  const member = first(round)
  await asSuperuser(database, 'update member set left_at = now() where id = $1', [member.memberId])
  await eraseAccount(deps, personData, member.personId)
  expect(await placesOf(hashOf(round, member))).toEqual([])
})

test('somebody who is erased while a release reads who answered does not make it fail', async () => {
  const round = await closedRound(database, answering, await organise(database, units), everybody)
  const { personId, memberId } = first(round)
  await withClient(database.access.url, async (erasing) => {
    await erasing.query('begin')
    // The release has read who answered when it comes to this table.
    await erasing.query('lock table invitation in access exclusive mode')
    const released = releaseRound(deps, round)
    await expect.poll(() => waiting(database)).toBe(1)
    await erasing.query(
      'select vault.erase_person($1, now(), array[$2::uuid], array[$3::bytea], array[$4::bytea])',
      [personId, memberId, deps.keys.participantHash(round.organisationId, memberId), Buffer.alloc(32, 7)],
    )
    await erasing.query('commit')
    await released
  })
  expect(await placesOf(hashOf(round, first(round)))).toEqual([])
  expect(await figures()).not.toEqual([])
})

test('an erasure during answers and a release leaves nothing of the person behind', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const organisation = await organise(database, units)
    const earlier = await closedRound(database, answering, organisation, everybody)
    const now = await openRound(database, answering, organisation)
    const member = first(now)
    const work = await Promise.allSettled([
      releaseRound(deps, earlier),
      submitAnswers(deps, {
        roundId: now.roundId,
        personId: member.personId,
        version: stressprofil.version,
        answers: sameAnswers(stressprofil, 4),
      }),
      new Promise((resolve) => setTimeout(resolve, turn * 20)).then(() =>
        eraseAccount(deps, personData, member.personId),
      ),
    ])
    expect(work[0]?.status).toBe('fulfilled')
    expect(work[2]?.status).toBe('fulfilled')
    expect(await placesOf(member.personId)).toEqual(['public.erasure'])
    expect(await placesOf(hashOf(earlier, member))).toEqual([])
  }
})

test('the next round is still compared with the earlier one, the erased person’s edge included', async () => {
  const organisation = await organise(database, units)
  const round = await releasedRound(database, answering, organisation, everybody)
  await eraseAccount(deps, personData, first(round).personId)
  const [lager] = round.members.filter(({ unit }) => unit === 'Lager')
  if (lager === undefined) throw new Error('nobody')
  await moveMember(database, organisation, lager, 'Bolaget')
  const next = await releasedRound(database, answering, organisation, (_, index) =>
    index === 0 ? null : { value: 2 },
  )
  const shown = await asSuperuser<{ name: string; shown: boolean }>(
    database,
    `select u.name, f.figure is not null as shown from snapshot_figure f join round_unit u using (round_id, unit_id)
     where f.round_id = $1 order by 1`,
    [next.roundId],
  )
  // One person has left and one has moved: either alone would show, so only figures over the same people or with a difference of four may.
  expect(shown.filter((unit) => unit.shown).map(({ name }) => name)).toEqual([])
})
