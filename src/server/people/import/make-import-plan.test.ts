import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { makeImportPlan } from './make-import-plan.ts'

const { deps, database } = await testApp()

test('a large file is planned while others get their turn, and its progress rises', async () => {
  const { organisationId } = await found(database)
  const file = importFile(...peopleOf('top', 30_000))
  const shares: number[] = []
  let turns = 0
  const others = setInterval(() => {
    turns += 1
  }, 1)
  const made = await makeImportPlan(deps, organisationId, file, async (share) => {
    shares.push(share)
  })
  clearInterval(others)
  expect(made.report.members).toMatchObject({ added: 30_000 })
  // Progress begins while the file is split into cells, which is most of the work.
  expect(shares[0]).toBeLessThan(0.2)
  expect(shares.filter((share) => share < 0.5).length).toBeGreaterThanOrEqual(5)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.slice(-3).map((share) => Math.round(share * 100))).toEqual([60, 76, 88])
  expect(turns).toBeGreaterThan(10)
})

test('the rows of a plan are parted into texts of two thousand, none lost', async () => {
  const { organisationId } = await found(database)
  const { changes } = await makeImportPlan(
    deps,
    organisationId,
    importFile(...peopleOf('top', 4_001)),
    async () => {},
  )
  const rows = changes?.members.map((batch) => (JSON.parse(batch) as unknown[]).length)
  expect(rows).toEqual([2000, 2000, 1])
})

test('a file is planned although its progress cannot be written, as while the database is away', async () => {
  const { organisationId } = await found(database)
  const { report } = await makeImportPlan(deps, organisationId, importFile(...peopleOf('top', 4_001)), () =>
    Promise.reject(new Error('the database is away')),
  )
  expect(report.members).toMatchObject({ added: 4001 })
})

test('a plan that is given up leaves no note of its progress on the way: the server may be closing', async () => {
  const { organisationId } = await found(database)
  const given = new AbortController()
  const notes = { begun: 0, ended: 0 }
  const note = async () => {
    given.abort()
    notes.begun += 1
    await setTimeout(50)
    notes.ended += 1
  }
  const file = importFile(...peopleOf('top', 4_001))
  const plan = makeImportPlan(deps, organisationId, file, note, { signal: given.signal })
  await expect(plan).rejects.toThrow('aborted')
  const { begun } = notes
  expect(notes).toEqual({ begun, ended: begun })
  await setTimeout(200)
  expect(notes.begun).toBe(begun)
})
