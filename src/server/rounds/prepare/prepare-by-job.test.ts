import { beforeEach, describe, expect, test } from 'vitest'
import { listRounds } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { askForRound, listRoundsInPreparation, prepareAskedRound } from './prepare-by-job.ts'

const server = await testApp()
const { deps, database } = server
const desk = roundDesk(server)
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
})

type Where = Awaited<ReturnType<typeof desk.organised>>

/** A round with more people than are prepared at once. */
async function asked(where: Where) {
  const made = await askForRound(deps, desk.wished(where), 10)
  if (!('preparation' in made)) throw new Error('it was prepared at once')
  return { organisationId: where.organisationId, preparationId: made.preparation.id }
}

const seen = (where: Where) =>
  listRoundsInPreparation(deps, { organisationId: where.organisationId, personId: where.hr })
const rounds = (where: Where) =>
  listRounds(deps, { organisationId: where.organisationId, personId: where.hr })

describe('HR who prepares a round of many people', () => {
  test('is answered at once, sees it in the list, and has the round when the job is done', async () => {
    const where = await desk.organised()
    const job = await asked(where)
    expect(await rounds(where)).toEqual([])
    expect(await seen(where)).toEqual([
      { id: job.preparationId, name: 'Våren', invited: 31, percent: 0, refusal: null },
    ])
    await prepareAskedRound(deps, job)
    expect(await rounds(where)).toMatchObject([{ id: job.preparationId, state: 'in-review', invited: 31 }])
    expect(await seen(where)).toEqual([])
  })

  test('sends it twice and gets one, done by one job', async () => {
    const where = await desk.organised()
    const first = await asked(where)
    expect(await asked(where)).toEqual(first)
    const jobs = await inLine(server, 'prepare-round')
    expect(jobs.filter(({ preparationId }) => preparationId === first.preparationId)).toEqual([first])
  })

  test('gets one round of a job that two workers do at the same time', async () => {
    const where = await desk.organised()
    const job = await asked(where)
    await Promise.all([prepareAskedRound(deps, job), prepareAskedRound(deps, job)])
    await prepareAskedRound(deps, job)
    expect(await rounds(where)).toHaveLength(1)
    const [invited] = await asSuperuser<{ n: number }>(
      database,
      'select count(*)::int as n from invitation where organisation_id = $1',
      [where.organisationId],
    )
    expect(invited?.n).toBe(31)
  })

  test('hears at once what can be known, and of the rest why nothing came of it', async () => {
    const where = await desk.organised()
    await expect(askForRound(deps, desk.wished(where, { instrument: 'none' }), 10)).rejects.toMatchObject({
      code: 'unknown-instrument',
    })
    const job = await asked(where)
    // A colleague's round is prepared first.
    await desk.prepare(where, { name: 'Hösten' })
    await prepareAskedRound(deps, job)
    await prepareAskedRound(deps, job)
    expect(await rounds(where)).toMatchObject([{ name: 'Hösten' }])
    expect(await seen(where)).toMatchObject([{ refusal: { code: 'round-overlaps', possibleFrom: null } }])
  })

  test('waits for no job where there are few people', async () => {
    const where = await desk.organised()
    const made = await askForRound(deps, desk.wished(where))
    expect(made).toMatchObject({ round: { state: 'in-review', invited: 31 } })
  })
})

test('a list of more than 5,000 is looked at before it is counted, so that it is not compared person by person', async () => {
  /** When `analyze` last ran on the list by our request; PostgreSQL also runs it by itself. */
  const lookedAt = async () => {
    const rows = await asSuperuser<{ at: Date | null }>(
      database,
      "select last_analyze as at from pg_stat_all_tables where relid = 'vault.listed_person'::regclass",
    )
    return rows[0]?.at
  }
  await prepareAskedRound(deps, await asked(await desk.organised()))
  expect(await lookedAt()).toBe(null)
  const many = await desk.organised()
  await asSuperuser(
    database,
    `insert into member (organisation_id, id, email, name, unit_id, joined_at)
     select organisation_id, gen_random_uuid(), n || '@many.example', 'Nummer ' || n, id, '2020-01-01'
     from unit cross join generate_series(1, 5000) n where organisation_id = $1 and external_id = 'A'`,
    [many.organisationId],
  )
  await prepareAskedRound(deps, await asked(many))
  expect(await lookedAt()).toBeInstanceOf(Date)
})
