import { beforeEach, expect, test } from 'vitest'
import { searchMembers } from '#server/people/list/member-repository.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { invitedTo, organiseAndOpen } from '#test/organisation/open-round.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { sendInvitation, sendInvitationsTogether } from './send-invitation.ts'
import { sendInvitations } from './send-invitations.ts'

const server = await testApp()
const { deps, database } = server
const start = new Date('2026-03-02T09:00:00Z')
beforeEach(() => {
  server.time.now = start
  server.mail.received.length = 0
})

const changeMember = (memberId: string, change: string) =>
  asSuperuser(database, `update member set ${change} where id = $1`, [memberId])

test('everybody invited gets one job, though the work begins twice; progress ends at 100', async () => {
  const { organisationId, roundId, hr: personId } = await organiseAndOpen(server, { people: 300 })
  await sendInvitations(deps, { organisationId, roundId })
  await sendInvitations(deps, { organisationId, roundId })
  const jobs = (await inLine(server, 'send-invitation')).filter((job) => job.roundId === roundId)
  expect(jobs.map(({ memberId }) => memberId).sort()).toEqual(await invitedTo(database, roundId))
  const round = await readRound(deps, { organisationId, roundId, personId })
  expect(round.invitationsPercent).toBe(100)
})

test('exactly one e-mail goes to a member though the job runs twice', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  await sendInvitation(deps, { organisationId, roundId, memberId })
  expect(server.mail.received).toHaveLength(1)
})

test('a batch is read together, and each e-mail of it ends for itself', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const other = await organiseAndOpen(server)
  const mine = await invitedTo(database, roundId)
  const [gone = '', dead = '', ...here] = mine
  const [elsewhere = ''] = await invitedTo(database, other.roundId)
  await changeMember(gone, 'left_at = now()')
  await changeMember(dead, "email = 'dod@example.com'")
  server.mail.refuseWith(550, 'dod@example.com')
  let reads = 0
  // Reads after the first e-mail are not counted: notes of sent and refused e-mails.
  const count = () => void (server.mail.received.length === 0 && reads++)
  deps.pools.app.pool.on('acquire', count)
  const asked = [
    ...mine.map((memberId) => ({ organisationId, roundId, memberId })),
    { organisationId: other.organisationId, roundId: other.roundId, memberId: elsewhere },
    // A member of one organisation is unknown in a round of another.
    { organisationId: other.organisationId, roundId: other.roundId, memberId: gone },
  ]
  const ends = await Promise.allSettled(sendInvitationsTogether(deps, asked))
  deps.pools.app.pool.off('acquire', count)
  server.mail.refuseWith(null)
  // One read for each organisation; the note of a dead address may come before the first e-mail has arrived.
  expect(reads).toBeLessThanOrEqual(3)
  expect(ends.map(({ status }) => status)).toEqual(
    asked.map(({ memberId }) => (memberId === dead ? 'rejected' : 'fulfilled')),
  )
  expect(server.mail.received).toHaveLength(here.length + 1)
})

const listed = async (organisationId: string) => {
  const { members } = await readAsHr(deps, { organisationId, personId: null }, (tx) =>
    searchMembers(tx, organisationId, { addressRefused: true, offset: 0, limit: 50 }),
  )
  return members.map(({ email, addressRefusedOn }) => ({ email, addressRefusedOn }))
}

test('HR reads in the list whose address takes no mail, until mail arrives there again', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = '', answered = ''] = await invitedTo(database, roundId)
  await changeMember(memberId, "email = 'slutat@example.com'")
  await changeMember(answered, "email = 'har-svarat@example.com'")
  // A member who has answered gets the same e-mail and the same note as everybody else.
  await asSuperuser(database, 'update invitation set used = true where member_id = $1', [answered])
  const mailing = { news: 'reminder', number: 1 } as const
  const send = (to: string) => sendInvitation(deps, { organisationId, roundId, memberId: to, mailing })
  server.mail.refuseWith(452, 'slutat@example.com')
  await expect(send(memberId)).rejects.toThrow('452')
  expect(await listed(organisationId)).toEqual([])
  // A filter's refusal of the content says nothing about the address; a server's look-up after the e-mail does.
  const filters = ['High probability of spam', '5.6.0 Message contains a forbidden link', '5.3.4 Too large']
  for (const words of filters) {
    server.mail.refuseWith(550, 'slutat@example.com', { words, at: 'DATA' })
    await expect(send(memberId)).rejects.toThrow('550')
    expect(await listed(organisationId), words).toEqual([])
  }
  server.mail.refuseWith(550, 'slutat@example.com', { words: '5.1.1 User unknown', at: 'DATA' })
  await expect(send(memberId)).rejects.toThrow('550')
  server.mail.refuseWith(550, 'har-svarat@example.com')
  await expect(send(answered)).rejects.toThrow('550')
  expect((await listed(organisationId)).sort((a, b) => ((a.email ?? '') < (b.email ?? '') ? -1 : 1))).toEqual(
    [
      { email: 'har-svarat@example.com', addressRefusedOn: '2026-03-02' },
      { email: 'slutat@example.com', addressRefusedOn: '2026-03-02' },
    ],
  )
  server.mail.refuseWith(null)
  await send(memberId)
  await send(answered)
  expect(await listed(organisationId)).toEqual([])
})

test('an address that took no mail stays marked when its reader has switched off invitations: nothing has arrived there', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  await changeMember(memberId, "email = 'avvisar@example.com', address_refused_on = '2026-03-01'")
  const token = deps.keys.unsubscribeToken('avvisar@example.com', 'round-invitation')
  const declined = await server.browser().call('changeUnsubscribe', { body: { token, refused: true } })
  expect(declined.status).toBe(200)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const marked = [{ email: 'avvisar@example.com', addressRefusedOn: '2026-03-01' }]
  expect(await listed(organisationId)).toEqual(marked)
})

test('the link holds the own secret in its fragment, and the subject tells nothing', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = ''] = await invitedTo(database, roundId)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const [mail] = server.mail.received
  const token = deps.keys.invitationToken(roundId, memberId)
  const link = `http://localhost:3000/inbjudan#inbjudan=${token}`
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`href="${link}"`)
  expect(mail?.html).toContain(`href="${link}&amp;lattlast"`)
  expect(mail?.text).toContain('Färghandeln')
  expect(mail?.subject).not.toMatch(/färghandeln|stress|jobb/i)
})

test('a language that the operator has switched on has a link in every invitation, and none has without', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [memberId = '', other = ''] = await invitedTo(database, roundId)
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const on = { ...deps, config: { ...deps.config, answerLanguages: ['ar'] as const } }
  await sendInvitation(on, { organisationId, roundId, memberId: other })
  const [without, mail] = server.mail.received
  expect(without?.html).not.toContain('/en/inbjudan')
  const link = `http://localhost:3000/en/inbjudan#inbjudan=${deps.keys.invitationToken(roundId, other)}`
  expect(mail?.html).toContain(`<a href="${link}&amp;ar" lang="ar" dir="rtl"`)
  expect(mail?.text).toContain(`${link}&ar`)
})

test('the mail is in the language of its reader, whatever the round asks', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server, { instrument: 'djupanalys' })
  const [memberId = ''] = await invitedTo(database, roundId)
  await changeMember(memberId, "language = 'en'")
  await sendInvitation(deps, { organisationId, roundId, memberId })
  const [mail] = server.mail.received
  expect(mail?.text).toContain('http://localhost:3000/en/inbjudan#inbjudan=')
  expect(mail?.html).toContain('<html lang="en" dir="ltr">')
})

test('nobody is written to after leaving, nor about a round that has closed or whose time is up', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  const [gone = '', here = ''] = await invitedTo(database, roundId)
  await changeMember(gone, 'left_at = now()')
  await sendInvitation(deps, { organisationId, roundId, memberId: gone })
  server.time.now = new Date('2026-03-16T09:00:00Z')
  await sendInvitation(deps, { organisationId, roundId, memberId: here })
  server.time.now = start
  await closeRound(deps, { organisationId, roundId, personId: null })
  await sendInvitation(deps, { organisationId, roundId, memberId: here })
  expect(server.mail.received).toEqual([])
})

test('a round that has closed enqueues nobody', async () => {
  const { organisationId, roundId } = await organiseAndOpen(server)
  await closeRound(deps, { organisationId, roundId, personId: null })
  await sendInvitations(deps, { organisationId, roundId })
  expect((await inLine(server, 'send-invitation')).filter((job) => job.roundId === roundId)).toEqual([])
})
