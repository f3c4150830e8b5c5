import fc from 'fast-check'
import { sql as statement } from 'kysely'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import { holdOwnKeys } from '#server/platform/keys/person-key-repository.ts'
import { listOwnResults } from '#server/self/results/list-own-results.ts'
import { insertOwnResults } from '#server/self/results/own-result-repository.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { type InvitedMember, openRound, organise } from '#test/factories/open-round.ts'
import { answeringDesk } from '#test/organisation/answering-desk.ts'
import { submitAnswers } from './submit-answers.ts'

const desk = await answeringDesk()
const { answer, counters, database, deps } = desk

const sql = <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  asSuperuser<Row>(database, text, [...values])
const codeOf = (one: PromiseSettledResult<unknown>): string =>
  one.status === 'fulfilled' ? 'counted' : (one.reason.code ?? one.reason.message)
const signedIn = ({ personId }: InvitedMember) => answer({ personId })
const counted = async () => (await counters()).get('Lager')?.answers

/** The person's stored results, and whether their invitation is used. */
async function keptOf({ personId, memberId }: InvitedMember) {
  const [row] = await sql(
    `select (select count(*)::int from own_result where person_id = $1) as results,
      (select count(*)::int from consent where person_id = $1) as consents,
      (select used from invitation where round_id = $2 and member_id = $3) as used`,
    [personId, desk.round.roundId, memberId],
  )
  return row
}

test('people signed in and others by link who answer at once share a transaction, and each finds their own result', async () => {
  const [first, ...others] = desk.round.members
  if (first === undefined) throw new Error('nobody')
  const [few, byLink, ...rest] = others
  if (few === undefined || byLink === undefined) throw new Error('too few')
  const sent = await Promise.allSettled([
    signedIn(first),
    submitAnswers(deps, {
      ...desk.round,
      personId: few.personId,
      version: stressprofil.version,
      answers: {},
    }),
    answer({ token: desk.round.tokenOf(byLink) }),
    ...rest.map(signedIn),
    ...rest.slice(0, 2).map(signedIn),
    answer({ personId: few.personId, version: '0.1' }),
  ])
  expect(sent.map(codeOf)).toEqual([
    'counted',
    'not-enough-answers',
    'counted',
    ...rest.map(() => 'counted'),
    'invitation-used',
    'invitation-used',
    'other-version',
  ])
  expect(await counted()).toBe(rest.length + 1)
  for (const { personId } of rest) {
    const own = await listOwnResults(deps, personId)
    expect(own).toEqual([expect.objectContaining({ result: expect.objectContaining({ total: 3 }) })])
  }
  expect(await keptOf(few)).toEqual({ results: 0, consents: 0, used: false })
  expect(await keptOf(byLink)).toEqual({ results: 0, consents: 0, used: true })

  const people = [first, ...rest].map(({ personId }) => personId)
  const rows = await sql<{ table: number; person: string; mark: string }>(
    `select tableoid::int as table, person_id as person, xmin::text as mark from own_result
     where person_id = any ($1::uuid[]) order by ctid`,
    [people],
  )
  const marks = await sql<{ mark: string }>(
    'select distinct xmin::text as mark from invitation where round_id = $1 and used',
    [desk.round.roundId],
  )
  // One transaction stores all of them, in the order of their random ids.
  expect(new Set(rows.map(({ mark }) => mark))).toEqual(new Set(marks.map(({ mark }) => mark)))
  expect(marks).toHaveLength(1)
  expect(rows).toHaveLength(people.length)
  for (const part of Map.groupBy(rows, ({ table }) => table).values()) {
    const lying = part.map(({ person }) => person)
    expect(lying).toEqual(lying.toSorted())
  }
})

test('whatever is sent at once, everybody is counted once at most and keeps a result exactly if their answer counted', async () => {
  const kind = fc.constantFrom('signed in', 'by link', 'too few', 'other version')
  const sending = fc.record({ who: fc.integer({ min: 0, max: 5 }), kind })
  await fc.assert(
    fc.asyncProperty(fc.array(sending, { minLength: 1, maxLength: 14 }), async (sendings) => {
      const organisation = await organise(database, [{ name: 'Lager', members: 6 }])
      const round = await openRound(database, deps, organisation)
      const sent = await Promise.allSettled(
        sendings.map(({ who, kind }) => {
          const member = round.members[who]
          if (member === undefined) throw new Error('nobody')
          const by = kind === 'by link' ? { token: round.tokenOf(member) } : { personId: member.personId }
          const version = kind === 'other version' ? '0.1' : stressprofil.version
          const answers = kind === 'too few' ? {} : sameAnswers(stressprofil, 3)
          return submitAnswers(deps, { roundId: round.roundId, personId: null, ...by, version, answers })
        }),
      )
      const good = sendings.flatMap((one, at) => (sent[at]?.status === 'fulfilled' ? [one] : []))
      expect(new Set(good.map(({ who }) => who)).size).toBe(good.length)
      expect((await counters(round.roundId)).get('Lager')?.answers).toBe(good.length)
      for (const [who, { personId }] of round.members.entries()) {
        const keeps = good.some((one) => one.who === who && one.kind === 'signed in')
        expect(await listOwnResults(deps, personId)).toHaveLength(keeps ? 1 : 0)
        const asked = sendings.some((one) => one.who === who && ['signed in', 'by link'].includes(one.kind))
        expect(good.some((one) => one.who === who)).toBe(asked)
      }
    }),
    { numRuns: 12 },
  )
})

test('somebody who is being erased, or whose key opens no more, fails alone', async () => {
  const [first, erased, keyless, good] = desk.round.members
  if (!first || !erased || !keyless || !good) throw new Error('too few')
  await sql('insert into erasure values ($1, now())', [erased.personId])
  await sql("insert into person_key values ($1, '\\x00', 'lost')", [keyless.personId])
  const sent = await Promise.allSettled([first, erased, keyless, good].map(signedIn))
  expect(sent.map(codeOf)).toEqual([
    'counted',
    'not-signed-in',
    expect.not.stringMatching(/^counted$/),
    'counted',
  ])
  for (const one of [erased, keyless])
    expect(await keptOf(one)).toEqual({ results: 0, consents: 0, used: false })
  expect(await keptOf(good)).toEqual({ results: 1, consents: 1, used: true })
  expect(await counted()).toBe(1)
})

test('an erasure that waits for a place while the answers wait for it stops nobody else', async () => {
  const [first, leaving, ...rest] = desk.round.members
  if (!first || !leaving) throw new Error('too few')
  await withClient(database.access.url, async (erasing) => {
    await erasing.query('begin')
    await erasing.query("select pg_advisory_xact_lock(hashtextextended('person ' || $1, 0))", [
      leaving.personId,
    ])
    await erasing.query('insert into erasure values ($1, now())', [leaving.personId])
    const sent = Promise.allSettled([first, leaving, ...rest].map(signedIn))
    await expect.poll(() => waiting('hold_own_keys'), { timeout: 20_000 }).toBe(1)
    await erasing.query('update invitation set tombstone = $2 where round_id = $1 and member_id = $3', [
      desk.round.roundId,
      Buffer.alloc(32),
      leaving.memberId,
    ])
    await erasing.query('commit')
    expect((await sent).map(codeOf)).toEqual(['counted', 'not-signed-in', ...rest.map(() => 'counted')])
  })
  expect(await counted()).toBe(rest.length)
})

/** How many connections wait for a lock in such a statement. */
async function waiting(statement: string): Promise<number> {
  const rows = await sql(
    "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1",
    [`%${statement}%`],
  )
  return rows.length
}

test('cut off between the own results and the counters nothing is kept, and sent again each is kept once', async () => {
  const { members } = desk.round
  const unitId = desk.round.unitIds.get('Lager')
  await withClient(database.access.url, async (holding) => {
    await holding.query('begin')
    await holding.query('select from vault.counter where unit_id = $1 for update', [unitId])
    const sent = Promise.allSettled(members.map(signedIn))
    await expect.poll(() => waiting('record_answers'), { timeout: 20_000 }).toBe(1)
    await sql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%record_answers%'`,
    )
    const statuses = (await sent).map(({ status }) => status)
    expect(statuses).toEqual(members.map(() => 'rejected'))
    await holding.query('rollback')
  })
  for (const one of members) expect(await keptOf(one)).toEqual({ results: 0, consents: 0, used: false })
  const again = await Promise.allSettled(members.map(signedIn))
  expect(again.map(codeOf)).toEqual(members.map(() => 'counted'))
  for (const one of members) expect(await keptOf(one)).toEqual({ results: 1, consents: 1, used: true })
  expect(await counted()).toBe(members.length - 1)
})

test('somebody who answers in two organisations at once has one key, and both results open', async () => {
  const other = await openRound(database, deps, await organise(database, [{ name: 'Annat', members: 1 }]))
  const [first, both] = desk.round.members
  const [elsewhere] = other.members
  if (!first || !both || !elsewhere) throw new Error('too few')
  await sql('update member set person_id = $2 where id = $1', [elsewhere.memberId, both.personId])
  await Promise.all([
    signedIn(first),
    signedIn(both),
    answer({ personId: both.personId, roundId: other.roundId, value: 1 }),
  ])
  const own = await listOwnResults(deps, both.personId)
  expect(own.map(({ result }) => result.total).toSorted()).toEqual([1, 3])
})

test('who the transaction works for is as before when results have been kept', async () => {
  const { personId } = desk.member()
  const row = { personId, id: deps.newId(), sealed: Buffer.alloc(3996), consents: null }
  const rest = await asPerson(deps.pools.app, { personId: null }, async (tx) => {
    await insertOwnResults(tx, [row])
    return tx.selectFrom('own_result').select('id').execute()
  })
  expect(rest).toEqual([])
})

test('when thousands answer a first round, nobody is looked for among all the others', async () => {
  const tables = ['person_key', 'consent', 'own_result']
  // The planner's statistics then say that the tables are empty.
  for (const table of tables) await sql(`delete from ${table}`)
  await sql(`vacuum analyze ${tables.join(', ')}`)
  const rows = desk.round.members.map(({ personId }) => ({
    personId,
    id: deps.newId(),
    sealed: Buffer.alloc(3996),
    consents: Buffer.alloc(3996),
  }))
  const read = await asPerson(deps.pools.app, { personId: null }, async (tx) => {
    await statement`discard plans`.execute(tx)
    await holdOwnKeys(
      tx,
      rows.map(({ personId }) => ({ personId, newKey: deps.keys.newPersonKey() })),
    )
    await insertOwnResults(tx, rows)
    const { rows: found } = await statement<{ whole: number }>`
      select coalesce(sum(seq_scan), 0)::int as whole from pg_stat_xact_user_tables
      where relname ~ '^(person_key|consent|own_result)'`.execute(tx)
    return found
  })
  expect(read).toEqual([{ whole: 0 }])
})

test('a kept result and a consent lie whole in their rows, two rows to a page', async () => {
  for (const table of ['own_result', 'consent']) await sql(`truncate ${table}`)
  await Promise.all(desk.round.members.map(signedIn))
  for (const table of ['own_result', 'consent']) {
    const pages = await sql<{ rows: number }>(
      `select count(*)::int as rows from ${table} group by tableoid, split_part(ctid::text, ',', 1) order by 1 desc limit 1`,
    )
    expect(pages).toEqual([{ rows: 2 }])
  }
  const beside = await sql<{ bytes: number }>(
    `select sum(pg_relation_size(reltoastrelid))::int as bytes from pg_class
     where relname ~ '^(own_result|consent)(_part|$)' and relkind = 'r'`,
  )
  expect(beside).toEqual([{ bytes: 0 }])
})
