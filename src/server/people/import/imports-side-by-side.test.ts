import { afterAll, expect, onTestFinished, test } from 'vitest'
import { startBoss } from '#server/platform/queue/boss.ts'
import { startWorker } from '#server/worker.ts'
import { testApp } from '#test/app/test-app.ts'
import { processesOf } from '#test/import/processes-of.ts'
import { type Founded, found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readBack } from '#test/organisation/read-in.ts'
import { startImport } from './start-import.ts'

const { deps, database } = await testApp()
const boss = await startBoss(database.pools.jobs, { log: deps.log, supervise: false })
const worker = await startWorker(deps, boss)
afterAll(() => worker.stop())

const soon = { timeout: 30_000, interval: 50 }

async function start({ organisationId, hr: personId }: Founded, people: number): Promise<string> {
  const { id } = await startImport(deps, {
    organisationId,
    personId,
    email: 'hr@bolaget.example',
    fileName: 'personal.csv',
    source: importFile(...peopleOf('top', people)),
  })
  return id
}

/** A file whose process is stopped until the test lets it go on. */
async function startEndless(where: Founded): Promise<{ readonly importId: string; readonly pid: number }> {
  const importId = await start(where, 20_000)
  await expect.poll(() => processesOf('import').length, { ...soon, interval: 5 }).toBe(1)
  const [pid = 0] = processesOf('import')
  process.kill(pid, 'SIGSTOP')
  onTestFinished(() => {
    if (processesOf('import').includes(pid)) process.kill(pid, 'SIGKILL')
  })
  return { importId, pid }
}

test('a newer file ends the process of the one before it, and its own plan is what stands', {
  timeout: 120_000,
}, async () => {
  const where = await found(database)
  const { importId, pid } = await startEndless(where)
  const newer = await start(where, 3)
  await expect.poll(async () => (await readBack(deps, where, newer)).state, soon).toBe('planned')
  expect(processesOf('import')).not.toContain(pid)
  expect(await readBack(deps, where, newer)).toMatchObject({ report: { members: { added: 3 } } })
  expect(await readBack(deps, where, importId)).toMatchObject({
    state: 'failed',
    report: { errors: [{ code: 'superseded' }] },
  })
})

test('a file of one organisation that takes for ever holds up no other organisation’s', {
  timeout: 120_000,
}, async () => {
  const [one, other] = [await found(database), await found(database, 'Järnhandeln')]
  const { importId, pid } = await startEndless(one)
  const small = await start(other, 3)
  await expect.poll(async () => (await readBack(deps, other, small)).state, soon).toBe('planned')
  expect((await readBack(deps, one, importId)).state).toBe('planning')
  process.kill(pid, 'SIGCONT')
  await expect.poll(async () => (await readBack(deps, one, importId)).state, soon).toBe('planned')
})
