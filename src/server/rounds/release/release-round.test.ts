import { type DisclosedFigure, readDisclosedFigure } from '@andrum/release/disclosure/disclosed-figure.ts'
import { expect, test, vi } from 'vitest'
import type { Instrument } from '#core/instrument/instrument.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { asRelease } from '#server/platform/db/transaction.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { closedRound, type Given } from '#test/factories/hold-round.ts'
import {
  moveMember,
  type OpenRound,
  openRound,
  organise,
  type TestOrganisation,
} from '#test/factories/open-round.ts'
import { releaseRound } from './release-round.ts'
import { insertRun } from './snapshot-repository.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

const run = (organisation: TestOrganisation, given: Given, instrument: Instrument = stressprofil) =>
  closedRound(database, deps, organisation, given, { instrument })

/** Unit name → its figure; null where the unit is not shown by itself. */
async function figures(round: OpenRound, which = 'scores'): Promise<Map<string, DisclosedFigure | null>> {
  const rows = await asSuperuser<{ name: string; figure: unknown }>(
    database,
    `select u.name, f.figure from snapshot_figure f join round_unit u using (round_id, unit_id)
     where f.round_id = $1 and f.run = $2`,
    [round.roundId, which],
  )
  return new Map(
    rows.map(({ name, figure }) => {
      const read = figure === null ? null : readDisclosedFigure(figure)
      return [name, read?.together === undefined ? read : null]
    }),
  )
}

const count = async (table: string, round: OpenRound): Promise<number> => {
  const [row] = await asSuperuser<{ n: string }>(
    database,
    `select count(*) as n from ${table} where round_id = $1`,
    [round.roundId],
  )
  return Number(row?.n)
}

const company = () =>
  organise(database, [
    { name: 'Bolaget', members: 2 },
    { name: 'Lager', parent: 'Bolaget', members: 12 },
    { name: 'Kontor', parent: 'Bolaget', members: 10 },
    { name: 'Butik', parent: 'Bolaget', members: 3 },
  ])

test('a closed round gives each large enough unit a figure and hides the small one', async () => {
  const round = await run(await company(), ({ unit }) => ({ value: unit === 'Lager' ? 4 : 2 }))
  await releaseRound(deps, round)

  const shown = await figures(round)
  expect(shown.get('Butik')).toBeNull()
  expect(shown.get('Lager')).toMatchObject({ answers: { lo: 10 }, total: { at: 4 } })
  expect(shown.get('Kontor')).toMatchObject({ answers: { lo: 8 }, total: { at: 2 } })
  // All ten of Kontor answered, so the range must not say ten: 12 × 4 and 10 × 2, composed from the shown parts of both. Fewer
  // than eight are both in Butik and at the top, so they count nowhere.
  expect(shown.get('Bolaget')).toMatchObject({ answers: { lo: 20 }, total: { at: 3.1 } })
})

test('the log says of how many figures the guard could not ask beside all kept rounds at once', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  const lines: unknown[] = []
  const log = { ...deps.log, info: (fields: Record<string, unknown>) => void lines.push(fields) }
  await releaseRound({ ...deps, log }, round)
  expect(lines).toEqual([{ roundId: round.roundId, notBesideAll: 0 }])
})

test('after the release counters and invitations are gone, and who was counted stays in the vault', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  expect(await count('vault.counter', round)).toBe(4)
  await releaseRound(deps, round)
  expect(await count('vault.counter', round)).toBe(0)
  expect(await count('invitation', round)).toBe(0)
  expect(await count('vault.participation', round)).toBe(27)
  expect(await count('vault.block_member', round)).toBe(22)
  const [row] = await asSuperuser(
    database,
    'select state, released_at, release_percent from round where id = $1',
    [round.roundId],
  )
  expect(row).toEqual({ state: 'released', released_at: deps.time.now, release_percent: 100 })
})

test('the vault remembers each person in the block that they were counted in', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  await releaseRound(deps, round)
  const kept = await asSuperuser<{ name: string; hash: string }>(
    database,
    `select u.name, encode(b.person_hash, 'hex') as hash from vault.block_member b
     join round_unit u on u.round_id = b.round_id and u.unit_id::text = b.block_id where b.round_id = $1`,
    [round.roundId],
  )
  const expected = round.members
    .filter(({ unit }) => unit === 'Lager' || unit === 'Kontor')
    .map(({ unit, memberId }) => ({
      name: unit,
      hash: deps.keys.participantHash(round.organisationId, memberId).toString('hex'),
    }))
  const byHash = (a: { hash: string }, b: { hash: string }) => a.hash.localeCompare(b.hash)
  expect(kept.sort(byHash)).toEqual(expected.sort(byHash))
})

test('run twice, and ten times at once, a release publishes once', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  await Promise.all(Array.from({ length: 10 }, () => releaseRound(deps, round)))
  await releaseRound(deps, round)
  expect(await count('snapshot', round)).toBe(1)
  expect(await count('snapshot_figure', round)).toBe(4)
  const entries = await asSuperuser(
    database,
    'select action, person_id from audit_entry where organisation_id = $1',
    [round.organisationId],
  )
  expect(entries).toEqual([{ action: 'round-released', person_id: null }])
})

test('killed in the middle of publishing it leaves nothing, and the next run publishes whole', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  // The database fails at the last step of the transaction: figures are written, counters deleted.
  await asSuperuser(
    database,
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$;
     create trigger fail before update on round for each row when (new.state = 'released') execute function fail()`,
  )
  await expect(releaseRound(deps, round)).rejects.toThrow('power cut')
  expect(await count('snapshot', round)).toBe(0)
  expect(await count('snapshot_figure', round)).toBe(0)
  expect(await count('vault.counter', round)).toBe(4)
  expect(await count('invitation', round)).toBe(27)

  await asSuperuser(database, 'drop trigger fail on round; drop function fail()')
  await releaseRound(deps, round)
  expect(await count('snapshot_figure', round)).toBe(4)
})

test('an open round is never released', async () => {
  const round = await openRound(database, deps, await company())
  await expect(releaseRound(deps, round)).rejects.toThrow('only a closed round is released')
  expect(await count('snapshot', round)).toBe(0)
})

test('a round of another organisation is not found', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  const other = await company()
  await releaseRound(deps, { organisationId: other.organisationId, roundId: round.roundId })
  expect(await count('snapshot', round)).toBe(0)
})

test('a counter that disagrees with who took part stops the release and publishes nothing', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  await asSuperuser(
    database,
    `update vault.counter set amounts = amounts || '{"answers": 13}' where round_id = $1 and unit_id = $2`,
    [round.roundId, round.unitIds.get('Lager')],
  )
  await expect(releaseRound(deps, round)).rejects.toThrow('counter-disagrees')
  expect(await count('snapshot', round)).toBe(0)
})

test('causes are released by a run of their own, on those who answered that block', async () => {
  const given: Given = ({ unit }, index) => ({ value: 3, causes: unit === 'Lager' || index % 2 === 0 })
  const round = await run(await company(), given, djupanalys)
  await releaseRound(deps, round)
  const scores = await figures(round)
  const causes = await figures(round, 'causes')
  expect(scores.get('Kontor')).not.toBeNull()
  expect(causes.get('Kontor')).toBeNull()
  expect(causes.get('Lager')).toMatchObject({ answers: { lo: 10 }, causes: { demands: { at: 3 } } })
})

test('an instrument without causes has no run of causes', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  await releaseRound(deps, round)
  expect((await figures(round, 'causes')).size).toBe(0)
})

test('a unit that the guard hid in the round before is held back, in that run alone, and nobody else hears why', async () => {
  const organisation = await company()
  const first = await run(organisation, () => ({ value: 3 }))
  await releaseRound(deps, first)
  const lager = organisation.unitIds.get('Lager') ?? ''
  const found = { units: '[]', blocks: { amounts: [], people: new Uint8Array() }, held: [lager] }
  await asRelease(deps.pools.release, first, (tx) => insertRun(tx, first, { run: 'scores', ...found }))

  const second = await run(organisation, () => ({ value: 3 }))
  await releaseRound(deps, second)
  const shown = await figures(second)
  expect(shown.get('Lager')).toBeNull()
  expect(shown.get('Bolaget')).toMatchObject({ total: { at: 3 } })
  expect(await count('vault.held_unit', second)).toBe(0)
})

/** Three equal units, two rounds, and one person who moves from the first unit to the second in between. */
async function roundsAroundMove(): Promise<
  [before: () => Promise<OpenRound>, after: () => Promise<OpenRound>]
> {
  const units = ['Lager', 'Kontor', 'Butik'].map((name) => ({ name, parent: 'Bolaget', members: 12 }))
  const organisation = await organise(database, [{ name: 'Bolaget', members: 0 }, ...units])
  const mover = organisation.members.find(({ unit }) => unit === 'Lager')
  if (mover === undefined) throw new Error('nobody moves')
  return [
    () => run(organisation, () => ({ value: 2 })),
    async () => {
      await moveMember(database, organisation, mover, 'Kontor')
      return run(organisation, (member) => ({ value: member.memberId === mover.memberId ? 5 : 2 }))
    },
  ]
}

test('one person who moves between two rounds does not show in any difference', async () => {
  const [before, after] = await roundsAroundMove()
  const first = await before()
  await releaseRound(deps, first)
  expect([...(await figures(first)).values()].every((figure) => figure !== null)).toBe(true)
  const second = await after()
  await releaseRound(deps, second)
  const shown = await figures(second)
  expect(shown.get('Bolaget')).not.toBeNull()
  expect(shown.get('Lager') === null || shown.get('Kontor') === null).toBe(true)
})

test('neither does it when the two rounds have different instruments, or another lies between them', async () => {
  const units = ['Lager', 'Kontor', 'Butik'].map((name) => ({ name, parent: 'Bolaget', members: 12 }))
  const organisation = await organise(database, [{ name: 'Bolaget', members: 0 }, ...units])
  const mover = organisation.members.find(({ unit }) => unit === 'Lager')
  if (mover === undefined) throw new Error('nobody moves')
  const held = async (instrument: Instrument, where: string) => {
    await moveMember(database, organisation, mover, where)
    const round = await run(
      organisation,
      (member) => ({ value: member.memberId === mover.memberId ? 5 : 2, causes: true }),
      instrument,
    )
    await releaseRound(deps, round)
    return round
  }
  const isToldApart = async (round: OpenRound, which?: string) => {
    const shown = await figures(round, which)
    return ['Lager', 'Kontor'].every((unit) => shown.get(unit) != null)
  }
  const first = await held(stressprofil, 'Lager')
  expect(await isToldApart(first)).toBe(true)
  // The first release of causes has nothing to compare with; that of scores has.
  const second = await held(djupanalys, 'Kontor')
  expect([await isToldApart(second), await isToldApart(second, 'causes')]).toEqual([false, true])
  const third = await held(stressprofil, 'Kontor')
  expect(await isToldApart(third)).toBe(false)
  const fourth = await held(djupanalys, 'Lager')
  expect(await isToldApart(fourth, 'causes')).toBe(false)
})

test('two rounds released at the same time protect the mover just as well', async () => {
  const [before, after] = await roundsAroundMove()
  const rounds = [await before(), await after()]
  await Promise.all(rounds.map((round) => releaseRound(deps, round)))
  const shown = await Promise.all(rounds.map((round) => figures(round)))
  expect(shown.map(({ size }) => size)).toEqual([4, 4])
  const ofMovers = shown.flatMap((one) => [one.get('Lager'), one.get('Kontor')])
  expect(ofMovers.filter((figure) => figure === null)).not.toEqual([])
})

test('the release tells how far it is, and a note that fails stops nothing', async () => {
  const round = await run(await company(), () => ({ value: 3 }))
  // Every reading of the clock is a second later, so that every progress note is due.
  let second = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (second += 1001))
  await asSuperuser(
    database,
    `create table noted (percent integer); grant insert on noted to public;
     create function note() returns trigger language plpgsql as $$ begin insert into noted values (new.release_percent); return new; end $$;
     create trigger note before update of release_percent on round for each row execute function note()`,
  )
  try {
    await releaseRound(deps, round)
  } finally {
    clock.mockRestore()
    await asSuperuser(database, 'drop trigger note on round; drop function note()')
  }
  const noted = await asSuperuser<{ percent: number }>(database, 'select percent from noted')
  const percents = noted.map(({ percent }) => percent)
  expect(percents.at(-1)).toBe(100)
  expect(percents.length).toBeGreaterThan(1)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
})
