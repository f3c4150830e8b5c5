import { expect, test } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { type Founded, found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readBack, tryFile } from '#test/organisation/read-in.ts'
import { applyImport } from './apply-import.ts'
import { giveUpImport } from './give-up-import.ts'
import { planImport } from './plan-import.ts'
import { startApplyingImport } from './start-applying-import.ts'
import { startImport } from './start-import.ts'

const server = await testApp()
const { deps, database } = server
const file = importFile(...peopleOf('top', 5))

/** Runs work that reads or writes members, and ends its connection in the middle, as in a failover. */
async function cutOff(work: () => Promise<void>): Promise<unknown> {
  return withClient(database.access.url, async (client) => {
    await client.query('begin; lock table member in access exclusive mode')
    const outcome = work().then(
      () => null,
      (error: unknown) => error,
    )
    const waiting = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect
      .poll(async () => (await asSuperuser(database, waiting)).length, { timeout: 10_000 })
      .toBeGreaterThan(0)
    await client.query('commit')
    return outcome
  })
}

const start = ({ organisationId, hr: personId }: Founded) =>
  startImport(deps, {
    organisationId,
    personId,
    email: 'hr@bolaget.example',
    fileName: 'personal.csv',
    source: file,
  })

const peopleOfAll = async ({ organisationId }: Founded) =>
  (await asSuperuser(database, 'select 1 from member where organisation_id = $1', [organisationId])).length

test('a dry run whose connection is lost is tried again with its job, and goes well', async () => {
  const where = await found(database)
  const which = { organisationId: where.organisationId, importId: (await start(where)).id }
  expect(await cutOff(() => planImport(deps, which))).toBeInstanceOf(Error)
  expect(await readBack(deps, where, which.importId)).toMatchObject({ state: 'planning' })
  await planImport(deps, which)
  await planImport(deps, which)
  expect(await readBack(deps, where, which.importId)).toMatchObject({ state: 'planned' })
})

test('an import whose connection is lost while it is applied is tried again, and is applied once', async () => {
  const where = await found(database)
  const { organisationId, hr: personId } = where
  const { id: importId } = await tryFile(deps, where, file)
  const which = { organisationId, importId }
  await startApplyingImport(deps, { ...which, personId })
  expect(await cutOff(() => applyImport(deps, which))).toBeInstanceOf(Error)
  expect(await readBack(deps, where, importId)).toMatchObject({ state: 'applying' })
  expect(await peopleOfAll(where)).toBe(1)
  await applyImport(deps, which)
  await applyImport(deps, which)
  expect(await readBack(deps, where, importId)).toMatchObject({ state: 'applied', progress: 100 })
  expect(await peopleOfAll(where)).toBe(6)
})

test('a database that refuses what is written fails it permanently: trying again would do nothing', async () => {
  const where = await found(database)
  const { organisationId, hr: personId } = where
  const { id: importId } = await tryFile(deps, where, file)
  await startApplyingImport(deps, { organisationId, importId, personId })
  await asSuperuser(
    database,
    `alter table member add constraint nobody_new check (organisation_id <> '${organisationId}') not valid`,
  )
  await applyImport(deps, { organisationId, importId })
  await asSuperuser(database, 'alter table member drop constraint nobody_new')
  const failed = await readBack(deps, where, importId)
  expect(failed).toMatchObject({ state: 'failed', report: { errors: [{ code: 'unexpected' }] } })
  expect(server.takeErrors()).toMatchObject([{ message: 'An import could not be applied' }])
})

test.each(['planning', 'applying'] as const)(
  'an import whose tries have run out while %s says that it failed',
  async (state) => {
    const where = await found(database)
    const { organisationId, hr: personId } = where
    const importId = state === 'planning' ? (await start(where)).id : (await tryFile(deps, where, file)).id
    if (state === 'applying') await startApplyingImport(deps, { organisationId, importId, personId })
    await giveUpImport(deps, { organisationId, importId })
    await giveUpImport(deps, { organisationId, importId })
    const failed = await readBack(deps, where, importId)
    expect(failed).toMatchObject({ state: 'failed', report: { errors: [{ code: 'unexpected' }] } })
  },
)
