import { beforeEach, expect, test } from 'vitest'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'
import { workingDeps } from '#test/organisation/working-deps.ts'
import { closeRound } from './close-round.ts'
import { readRound } from './read-round.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendInvitations } from './send-invitations.ts'

const database = await testDatabase()
const deps = await workingDeps(database)
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(async () => {
  deps.time.now = start
  await asSuperuser(database, 'delete from demo_mail')
})

type SentMail = { recipient: string; subject: string; text: string; html: string }
const sentMail = () => asSuperuser<SentMail>(database, 'select * from demo_mail order by recipient')

const changeMember = (memberId: string, change: string) =>
  asSuperuser(database, `update member set ${change} where id = $1`, [memberId])

test('everybody invited gets one job, though the work begins twice; progress ends at 100', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(database, deps, { people: 300 })
  await sendInvitations(deps, { organisationId, roundId })
  await sendInvitations(deps, { organisationId, roundId })
  const jobs = (await deps.waiting('send-invitation')).filter((job) => job.roundId === roundId)
  expect(jobs.map(({ memberId }) => memberId).sort()).toEqual(await invitedTo(database, roundId))
  const round = await readRound(deps, { organisationId, roundId, personId })
  expect(round.invitationsPercent).toBe(100)
})

test('exactly one mail goes to a member though the job runs twice', async () => {
  const { organisationId, roundId } = await organiseAndOpen(database, deps)
  const [memberId = ''] = await invitedTo(database, roundId)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  await sendInvitation(deps, { organisationId, roundId, memberId })
  expect(await sentMail()).toHaveLength(1)
})

test('the link holds the own secret in its fragment, and the subject tells nothing', async () => {
  const { organisationId, roundId } = await organiseAndOpen(database, deps)
  const [memberId = ''] = await invitedTo(database, roundId)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const [mail] = await sentMail()
  const token = deps.keys.invitationToken(roundId, memberId)
  const link = `https://andrum.example/stressprofil/start#inbjudan=${token}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.text).toContain('Färghandeln')
  expect(mail?.subject).not.toMatch(/färghandeln|stress|jobb/i)
})

test('the mail is in the language of its reader, and asks what the round asks', async () => {
  const { organisationId, roundId } = await organiseAndOpen(database, deps, { instrument: 'djupanalys' })
  const [memberId = ''] = await invitedTo(database, roundId)
  await changeMember(memberId, "language = 'en'")
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const [mail] = await sentMail()
  expect(mail?.text).toContain('https://andrum.example/en/djupanalys#inbjudan=')
  expect(mail?.html).toContain('<html lang="en">')
})

test('nobody is written to after leaving, nor about a round that has closed or whose time is up', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(database, deps)
  const [gone = '', here = ''] = await invitedTo(database, roundId)
  await changeMember(gone, 'left_at = now()')
  await sendInvitation(deps, { organisationId, roundId, memberId: gone })
  deps.time.now = new Date('2026-03-16T09:00:00Z')
  await sendInvitation(deps, { organisationId, roundId, memberId: here })
  deps.time.now = start
  await closeRound(deps, { organisationId, roundId, personId })
  await sendInvitation(deps, { organisationId, roundId, memberId: here })
  expect(await sentMail()).toEqual([])
})

test('a round that has closed puts nobody in line', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(database, deps)
  await closeRound(deps, { organisationId, roundId, personId })
  await sendInvitations(deps, { organisationId, roundId })
  expect((await deps.waiting('send-invitation')).filter((job) => job.roundId === roundId)).toEqual([])
})
