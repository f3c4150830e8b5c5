import { expect, test } from 'vitest'
import { answeringDesk } from '#test/organisation/answering-desk.ts'
import { listInvitations, readInvitation } from './invited-rounds.ts'

const desk = await answeringDesk()
const { answer, deps, member } = desk

test('before answering, a member sees in whose figures the answer may count', async () => {
  const [asked] = await listInvitations(deps, member(1).personId)
  expect(asked).toMatchObject({
    roundId: desk.round.roundId,
    organisation: 'Exempelbolaget',
    units: ['Lager', 'Bolaget'],
    smallestGroup: 8,
    used: false,
    open: true,
  })
  const { open, used, ...byLink } = await readInvitation(deps, desk.round.tokenOf(member(1)))
  expect(asked).toMatchObject(byLink)
})

test('a link that leads nowhere says so, and reading a link uses nothing', async () => {
  await expect(readInvitation(deps, 'x'.repeat(43))).rejects.toMatchObject({ code: 'invitation-unknown' })
  await readInvitation(deps, desk.round.tokenOf(member()))
  await answer({ token: desk.round.tokenOf(member()) })
  expect((await readInvitation(deps, desk.round.tokenOf(member()))).used).toBe(true)
})
