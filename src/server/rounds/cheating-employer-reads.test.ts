import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { company, target } from '#test/over-http/company.ts'
import { holdRound } from '#test/over-http/hold-round.ts'
import { readEverything } from '#test/over-http/read-everything.ts'

const server = await testApp()
const start = server.time.now

/** What HR reads beside figures when everybody has answered, and when the figures are released. */
async function readOf(answered: 'high' | 'low' | 'not at all') {
  server.time.now = start
  const aimedAt = target(answered === 'high' ? 0 : 1)
  const { employer } = await company(server, 1, [13, 15, 15], aimedAt)
  expect(await employer.sendList()).toBe('done')
  const read: Awaited<ReturnType<typeof readEverything>>[] = []
  const held = await holdRound(employer, {
    isAnswering: ({ id }) => id !== aimedAt.id || answered !== 'not at all',
    dayAfter: async (roundId) => {
      read.push(await readEverything(employer, [roundId]))
    },
  })
  if (typeof held === 'string') throw new Error(held)
  read.push(await readEverything(employer, [held.roundId]))
  return read
}

test('beside figures, all that HR and the owner can read is the same whatever somebody answered, and whether they did', async () => {
  const high = await readOf('high')
  expect(high[0]).toEqual(
    expect.objectContaining({ 'listRounds {}': expect.stringContaining('"participationStep":90') }),
  )
  expect(Object.values(high[1] ?? {}).filter((text) => text.startsWith('200')).length).toBeGreaterThan(15)
  expect(await readOf('low')).toEqual(high)
  expect(await readOf('not at all')).toEqual(high)
}, 120_000)
