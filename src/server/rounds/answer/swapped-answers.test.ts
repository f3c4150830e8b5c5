import { expect, test } from 'vitest'
import { djupanalys } from '#core/instrument/shipped.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { type TestDatabase, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { closeNow, openRound, organise } from '#test/factories/open-round.ts'
import { submitAnswers } from './submit-answers.ts'

/** Ids in sequence, so that two worlds have the same ones. */
function idsInOrder(): () => string {
  let last = 0
  return () => {
    last += 1
    return `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
  }
}

const [one, other] = [await testDatabase(), await testDatabase()]
const [third, fourth] = [await testDatabase(), await testDatabase()]
const { keys } = answeringDeps(one)

/**
 * Every row of every table as the superuser reads it, in its order on disk, with its place (`ctid`) and transaction (`xmin`,
 * renumbered in order). Random values are masked: sealed bytes except their length, ids that the database draws, and times
 * that its defaults take from the wall clock.
 */
async function everything(database: TestDatabase): Promise<string[]> {
  return withClient(database.access.url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pgboss%' order by 1`,
    )
    const found: { table: string; xmin: number; ctid: string; row: string }[] = []
    for (const { name } of tables) {
      if (name.startsWith('public.schema_')) continue
      const { rows } = await client.query<{ xmin: string; ctid: string; row: Record<string, unknown> }>(
        `select t.xmin::text, t.ctid::text, to_jsonb(t) as row from ${name} t order by t.tableoid, t.ctid`,
      )
      for (const { xmin, ctid, row } of rows)
        found.push({ table: name, xmin: Number(xmin), ctid, row: mask(name, row) })
    }
    const order = [...new Set(found.map(({ xmin }) => xmin))].sort((a, b) => a - b)
    return found.map(
      ({ table, xmin, ctid, row }) => `${table} ${ctid} transaction ${order.indexOf(xmin)} ${row}`,
    )
  })
}

/** Masked except for the length. */
const sealed: Record<string, string> = {
  'public.own_result': 'sealed',
  'public.consent': 'sealed',
  'public.person_key': 'wrapped_key',
}
const drawn: Record<string, string> = {
  'public.audit_entry': 'id',
  'public.organisation': 'created_at',
  // The day on which the list first had them: a fact of the list, long before any answer.
  'public.member': 'joined_at',
}

function mask(table: string, row: Record<string, unknown>): string {
  return JSON.stringify(row, (key, value) => {
    if (key === sealed[table]) return `${String(value).length} characters`
    return key === drawn[table] ? 'drawn' : value
  })
}

/**
 * One round of one organisation in which everybody gives the named answer, in the same order in every world: one after the
 * other, or all at once, so that they share a transaction.
 */
async function world(database: TestDatabase, values: readonly number[], atOnce = false) {
  const newId = idsInOrder()
  // Equal salts in every world: the log's entries then differ only if their content does.
  const newSalt = (bytes: number) => Buffer.alloc(bytes, 'salt')
  const deps = { ...answeringDeps(database), keys, newId, newSalt }
  const organisation = await organise(database, [{ name: 'Bolaget', members: values.length }], { newId })
  const round = await openRound(database, deps, organisation, { instrument: djupanalys, newId })
  const moments: Record<string, string[]> = {}
  const answer = async (n: number, value: number) => {
    const member = round.members[n]
    if (member === undefined) throw new Error('nobody')
    // Every other one by mailed link.
    await submitAnswers(deps, {
      roundId: round.roundId,
      ...(n % 2 === 0 ? { personId: member.personId } : { personId: null, token: round.tokenOf(member) }),
      version: djupanalys.version,
      answers: sameAnswers(djupanalys, value, true),
    })
  }
  if (atOnce) await Promise.all(values.map((value, n) => answer(n, value)))
  else
    for (const [n, value] of values.entries()) {
      await answer(n, value)
      moments[`after ${n + 1} answers`] = await everything(database)
    }
  await closeNow(database, deps, round.roundId)
  moments.closed = await everything(database)
  await releaseRound(deps, round)
  moments.released = await everything(database)
  return moments
}

const calmFirst = await world(one, [1, 5, 3, 2, 4, 2, 3, 3, 2, 4])
const redFirst = await world(other, [5, 1, 3, 2, 4, 2, 3, 3, 2, 4])

test('two people who swap their answers leave the same bytes in every table, from the second of them on', () => {
  const moments = Object.keys(calmFirst).filter((moment) => moment !== 'after 1 answers')
  expect(moments).toHaveLength(11)
  for (const moment of moments) expect(redFirst[moment], moment).toEqual(calmFirst[moment])
})

test('two people who swap their answers among those kept together leave the same bytes, signed in or not', async () => {
  // One swap between two signed-in people, and one between a signed-in person and one with a link.
  const given = [3, 2, 1, 4, 5, 2, 3, 3, 2, 4]
  const swapped = [3, 2, 5, 1, 4, 2, 3, 3, 2, 4]
  const moments = await world(third, given, true)
  expect(await world(fourth, swapped, true)).toEqual(moments)
  expect(Object.keys(moments)).toEqual(['closed', 'released'])
  const marks = (table: string) =>
    new Set(
      moments.closed?.filter((row) => row.startsWith(table)).map((row) => / transaction \d+ /.exec(row)?.[0]),
    )
  expect(marks('public.own_result')).toEqual(marks('vault.participation'))
  expect(marks('public.own_result').size).toBe(1)
})

test('the one exception is written down: a unit with a single answer so far', () => {
  const first = 'after 1 answers'
  const different = (calmFirst[first] ?? []).filter((row) => !redFirst[first]?.includes(row))
  expect(different.map((row) => row.split(' ')[0])).toEqual(['vault.calibration', 'vault.counter'])
})

test('after the release no counter is left, and no invitation', () => {
  const tables = new Set(calmFirst.released?.map((row) => row.split(' ')[0]))
  expect(tables).toContain('public.snapshot_figure')
  expect(tables).not.toContain('vault.counter')
  expect(tables).not.toContain('public.invitation')
})
