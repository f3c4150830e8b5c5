import { afterAll, expect, test } from 'vitest'
import { startBoss } from '#server/platform/queue/boss.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { startWorker } from '#server/worker.ts'
import { testApp } from '#test/app/test-app.ts'
import { invitedTo, openAtOnce } from '#test/organisation/open-round.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readBack, sendIn } from '#test/organisation/read-in.ts'
import { startApplyingImport } from './start-applying-import.ts'

const server = await testApp()
const { deps, database } = server
const boss = await startBoss(database.pools.jobs, { log: deps.log, supervise: false })
const worker = await startWorker(deps, boss)
afterAll(() => worker.stop())

const soon = { timeout: 20_000, interval: 100 }

test('the worker reads a file in, applies it and mails a round, without anybody calling it', async () => {
  const where = await found(database)
  const { organisationId, hr: personId } = where
  const importId = await sendIn(deps, where, importFile(...peopleOf('top', 4)))
  const state = async () => (await readBack(deps, where, importId)).state
  await expect.poll(state, soon).toBe('planned')
  await startApplyingImport(deps, { organisationId, importId, personId })
  await expect.poll(state, soon).toBe('applied')

  const closesAt = new Date(server.time.now.getTime() + 14 * 24 * 60 * 60 * 1000)
  const { id: roundId } = await openAtOnce(deps, {
    organisationId,
    personId,
    name: 'Våren',
    instrument: 'stressprofil',
    closesAt,
  })
  await expect.poll(() => server.mail.received.length, soon).toBe(5)
  const written = new Set(server.mail.received.flatMap(({ recipients }) => recipients))
  expect(written.size).toBe((await invitedTo(database, roundId)).length)
  await closeRound(deps, { organisationId, roundId, personId: null })
})
