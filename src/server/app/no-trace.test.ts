import { expect, test } from 'vitest'
import type { Instrument } from '#core/instrument/instrument.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { tablesIn } from '#test/database/tables.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { type InvitedMember, type OpenRound, openRound, organise } from '#test/factories/open-round.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

const tables = await tablesIn(database, 'every')

/** Every row of every table from which a person can be identified, as the superuser reads it. */
async function rowsAbout(round: OpenRound, member: InvitedMember): Promise<string[]> {
  const traces = [
    member.memberId,
    member.personId,
    round.tokenOf(member),
    deps.keys.invitationTokenHash(round.tokenOf(member)).toString('hex'),
    deps.keys.participantHash(round.organisationId, member.memberId).toString('hex'),
  ]
  const found: string[] = []
  for (const table of tables) {
    const rows = await asSuperuser<{ row: string }>(
      database,
      `select t::text as row from ${table} t where exists (select from unnest($1::text[]) as trace where strpos(t::text, trace) > 0)`,
      [traces],
    )
    found.push(...rows.map(({ row }) => `${table} ${row}`))
  }
  return found.sort()
}

/** Replaces sealed bytes, which need the person's own key, by their length. */
const withoutSealed = (row: string) =>
  row.replace(
    /^(public\.(?:own_result|consent) \([0-9a-f-]+)(?:,[0-9a-f-]+)?,"\\\\x([0-9a-f]+)"\)$/,
    (_, start, sealed) => `${start},…,${sealed.length} digits)`,
  )

async function unanswer(round: OpenRound): Promise<void> {
  await asSuperuser(database, 'update invitation set used = false where round_id = $1', [round.roundId])
  await asSuperuser(database, 'delete from vault.participation where round_id = $1', [round.roundId])
  await asSuperuser(database, 'delete from own_result')
  await asSuperuser(database, 'delete from consent')
}

async function answered(
  round: OpenRound,
  member: InvitedMember,
  instrument: Instrument,
  value: number,
): Promise<string[]> {
  await submitAnswers(deps, {
    roundId: round.roundId,
    personId: member.personId,
    version: instrument.version,
    answers: sameAnswers(instrument, value, true),
  })
  return (await rowsAbout(round, member)).map(withoutSealed)
}

test.each([
  ['stressprofil', stressprofil],
  ['djupanalys', djupanalys],
])('whatever somebody answers in %s, every row that leads to them reads the same', async (_, instrument) => {
  const organisation = await organise(database, [{ name: 'Bolaget', members: 3 }])
  const round = await openRound(database, deps, organisation, { instrument })
  const [member] = round.members
  if (member === undefined) throw new Error('nobody')

  const calm = await answered(round, member, instrument, 1)
  // Membership, invitation, key, sealed result and consent, and participation: these show that the test looks in the right places.
  expect(new Set(calm.map((row) => row.slice(0, row.indexOf(' '))))).toEqual(
    new Set([
      'public.consent',
      'public.invitation',
      'public.member',
      'public.own_result',
      'public.person_key',
      'vault.participation',
    ]),
  )
  expect(calm.find((row) => row.startsWith('public.own_result'))).toMatch(/,…,\d+ digits\)$/)
  for (const value of [2, 3, 4, 5]) {
    await unanswer(round)
    expect(await answered(round, member, instrument, value)).toEqual(calm)
  }
})

test('no table has a column for a time beside a person and a round', async () => {
  const columns = await asSuperuser<{ name: string; columns: string[] }>(
    database,
    `select table_schema || '.' || table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema in ('public', 'vault') and table_schema || '.' || table_name = any($1) group by 1`,
    [tables],
  )
  const suspicious = columns.filter(
    ({ columns: names }) =>
      names.includes('round_id') &&
      names.some((name) => ['member_id', 'person_id', 'person_hash'].includes(name)) &&
      names.some((name) => /(^|_)(at|time|date|day)$/.test(name)),
  )
  // Who looked at a frozen list, and when: the round is not open yet, so nobody has answered anything.
  // Who printed slips, and when: that person is HR or the safety representative, never the reader of a slip.
  expect(suspicious.map(({ name }) => name)).toEqual(['public.list_review_entry', 'public.slip_printing'])
})
