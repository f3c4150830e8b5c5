import { beforeEach, expect, it } from 'vitest'
import { readRound } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { roundUnderReview } from '#test/organisation/under-review.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { readListReview } from './read-list-review.ts'

const server = await testApp()
const { deps } = server
const day = 24 * 60 * 60 * 1000
beforeEach(() => {
  server.time.now = new Date('2026-03-02T09:00:00Z')
})

/** A list of a round planned for next week. @returns functions for the representative's review and the list's state */
async function underReview() {
  const now = server.time.now.getTime()
  const { organisationId, roundId, hr, reps } = await roundUnderReview(server, 1, {
    opensAt: new Date(now + 7 * day),
    closesAt: new Date(now + 21 * day),
  })
  const as = { organisationId, roundId, personId: reps[0] ?? '' }
  return {
    approve: (key: string) => approveList(deps, { ...as, key }),
    object: (key: string) => objectToList(deps, { ...as, key, reason: 'Sju namn känner ingen igen.' }),
    said: async () => (await readListReview(deps, { ...as, personId: hr })).history.map(({ what }) => what),
    state: async () => (await readRound(deps, { ...as, personId: hr })).state,
  }
}

it('an approval that arrives again does not take back the objection that followed it', async () => {
  const list = await underReview()
  await list.approve('ja')
  await list.object('nej')
  await list.approve('ja')
  expect(await list.said()).toEqual(['prepared', 'approved', 'objected'])
  await list.approve('ja, ändå')
  expect(await list.said()).toEqual(['prepared', 'approved', 'objected', 'approved'])
})

it('an objection that arrives again is said once, and mailed once', async () => {
  const list = await underReview()
  const before = (await inLine(server, 'send-list-objection')).length
  await Promise.all(['nej', 'nej', 'nej'].map(list.object))
  expect(await list.said()).toEqual(['prepared', 'objected'])
  expect(await inLine(server, 'send-list-objection')).toHaveLength(before + 1)
})

it('an approval that opens the round, pressed twice, opens it once and hears that it is open', async () => {
  const list = await underReview()
  server.time.now = new Date(server.time.now.getTime() + 7 * day)
  await Promise.all(['ja', 'ja'].map(list.approve))
  expect(await list.said()).toEqual(['prepared', 'approved', 'opened'])
  expect(await list.state()).toBe('open')
})
