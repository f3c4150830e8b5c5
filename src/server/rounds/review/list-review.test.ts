import { beforeEach, describe, expect, test } from 'vitest'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { closeDueRounds } from '#server/rounds/close/close-due-rounds.ts'
import type { RoundToPrepare } from '#server/rounds/prepare/choose-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { day, statement } from '#test/organisation/open-round.ts'
import { type Reviewed, representative, roundUnderReview } from '#test/organisation/under-review.ts'
import { inLine } from '#test/organisation/waiting.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { listListedPeople, readListReview } from './read-list-review.ts'
import { sendListReview } from './send-list-review-job.ts'
import { stateHowInformed } from './state-how-informed.ts'

const server = await testApp()
const { deps, database } = server
/** A Monday. */
const start = new Date('2026-03-02T09:00:00Z')
const underReview = (representatives = 1, given: Partial<RoundToPrepare> = {}) =>
  roundUnderReview(server, representatives, given)
const silence = new Date('2026-03-06T07:00:00Z')
beforeEach(() => {
  server.time.now = start
})

const read = ({ organisationId, roundId, hr: personId }: Reviewed) =>
  readRound(deps, { organisationId, roundId, personId })
const as = ({ organisationId, roundId }: Reviewed, personId = '') => ({ organisationId, roundId, personId })

const invitationsInLine = async ({ roundId }: Reviewed) =>
  (await inLine(server, 'send-invitations')).filter((job) => job.roundId === roundId).length

/** Invitations mailed since then to addresses of the organisation's own domain. */
const invitationsTo = ({ organisationId }: Reviewed, since: number) =>
  server.mail.received
    .slice(since)
    .filter(({ recipients, text }) => recipients[0]?.includes(organisationId) && text.includes('#inbjudan='))

async function setEstablished(roundId: string): Promise<number> {
  const [row] = await asSuperuser<{ established: number }>(
    database,
    'select count(*)::int as established from vault.listed_person where round_id = $1 and established',
    [roundId],
  )
  return row?.established ?? 0
}

describe('a list under review', () => {
  test('is mailed to the safety representative, and to nobody who is asked', async () => {
    const round = await underReview()
    const before = server.mail.received.length
    await server.runJobs()
    const mails = server.mail.received.slice(before).filter(({ text }) => !text.includes('#inbjudan='))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('fredag 6 mars klockan 08.00')
    expect(mails[0]?.text).toContain('Färghandeln vill öppna mätningen')
    expect(await invitationsInLine(round)).toBe(0)
  })

  test('names the planned day in the e-mail where approval does not open it at once', async () => {
    await underReview(1, {
      opensAt: new Date('2026-03-16T07:00:00Z'),
      closesAt: new Date('2026-04-10T20:00:00Z'),
    })
    const before = server.mail.received.length
    await server.runJobs()
    const [mail] = server.mail.received.slice(before)
    const text = mail?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('öppnar mätningen som planerat måndag 16 mars klockan 08.00')
    expect(text).not.toMatch(/direkt|fredag 6 mars/)
  })

  test('is mailed to nobody who is HR too and cannot answer', async () => {
    const where = await underReview(1)
    await representative(server, where, ['safety_representative', 'hr'])
    const { organisationId, hr: personId, roundId } = where
    await cancelRound(deps, { organisationId, roundId, personId })
    const again = await prepareRound(deps, {
      ...{ organisationId, personId, name: 'Våren igen', instrument: 'stressprofil' },
      closesAt: new Date(start.getTime() + 14 * day),
    })
    const before = server.mail.received.length
    await sendListReview(deps, { organisationId, roundId: again.id })
    expect(server.mail.received.slice(before)).toHaveLength(1)
  })

  test('opens at once when the safety representative approves, and everybody is invited', async () => {
    const round = await underReview()
    await approveList(deps, as(round, round.reps[0]))
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval', openedAt: start })
    expect(await invitationsInLine(round)).toBe(1)
    expect(await setEstablished(round.roundId)).toBe(13)
    await expect(approveList(deps, as(round, round.reps[0]))).rejects.toMatchObject({
      code: 'round-not-in-review',
    })
  })

  test('opens on its planned day when it was approved before', async () => {
    const opensAt = new Date(start.getTime() + 7 * day)
    const closesAt = new Date(start.getTime() + 21 * day)
    const round = await underReview(1, { opensAt, closesAt })
    await approveList(deps, as(round, round.reps[0]))
    expect(await read(round)).toMatchObject({ state: 'in-review', review: { approved: true, held: false } })
    server.time.now = new Date(opensAt.getTime() - 1)
    await closeDueRounds(deps)
    expect((await read(round)).state).toBe('in-review')
    server.time.now = opensAt
    await closeDueRounds(deps)
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval', openedAt: opensAt })
  })

  test('opens by silence after three working days, and then nobody of a first list is established', async () => {
    const round = await underReview()
    expect((await read(round)).review).toMatchObject({ silenceOpensAt: silence })
    server.time.now = new Date(silence.getTime() - 1)
    await closeDueRounds(deps)
    expect((await read(round)).state).toBe('in-review')
    server.time.now = silence
    await closeDueRounds(deps)
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'silence' })
    expect(await setEstablished(round.roundId)).toBe(0)
  })

  test('stays open five working days from the opening, however long the review took', async () => {
    const round = await underReview(1, { closesAt: new Date('2026-03-10T22:59:59Z') })
    server.time.now = silence
    await closeDueRounds(deps)
    // Friday 6 March: the fifth working day after it is Friday 13 March.
    expect((await read(round)).closesAt).toEqual(new Date('2026-03-13T22:59:59Z'))
  })

  test('is held by an objection until the person who objected approves, and both are in the history', async () => {
    const round = await underReview(2)
    const [one = '', other = ''] = round.reps
    await objectToList(deps, { ...as(round, one), reason: 'Sju namn i lagret känner ingen igen.' })
    expect((await read(round)).review).toMatchObject({ held: true, silenceOpensAt: null })
    await approveList(deps, as(round, other))
    server.time.now = new Date(silence.getTime() + 30 * day)
    await closeDueRounds(deps)
    expect((await read(round)).state).toBe('in-review')
    await approveList(deps, as(round, one))
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'approval' })
    const { history } = await readListReview(deps, as(round, round.hr))
    expect(history.map(({ what, reason }) => [what, reason])).toEqual([
      ['prepared', null],
      ['objected', 'Sju namn i lagret känner ingen igen.'],
      ['approved', null],
      ['approved', null],
      ['opened', null],
    ])
  })

  test('tells HR by mail that somebody objects, without the reason, which may name people', async () => {
    const round = await underReview()
    await server.runJobs()
    const before = server.mail.received.length
    await objectToList(deps, { ...as(round, round.reps[0]), reason: 'Sju namn i lagret känner ingen igen.' })
    await server.runJobs()
    const mails = server.mail.received.slice(before)
    expect(mails.map(({ recipients }) => recipients)).toEqual([[`hr@${round.organisationId}.example`]])
    expect(mails[0]?.text).toContain('har invänt mot listan för mätningen ”Våren” hos Färghandeln')
    expect(mails[0]?.text).toContain('/matningar')
    expect(mails[0]?.text).not.toContain('Sju namn')
  })

  test('tells HR nothing of an objection that was taken back before the mail went out', async () => {
    const round = await underReview()
    await server.runJobs()
    const before = server.mail.received.length
    await objectToList(deps, { ...as(round, round.reps[0]), reason: 'Sju namn i lagret känner ingen igen.' })
    await approveList(deps, as(round, round.reps[0]))
    await server.runJobs()
    const mails = server.mail.received.slice(before)
    expect(mails.filter(({ text }) => text.includes('har invänt'))).toEqual([])
  })

  test('is given up by HR: who was to be asked is forgotten, and a new list may be frozen', async () => {
    const round = await underReview()
    await objectToList(deps, { ...as(round, round.reps[0]), reason: 'Nej.' })
    await cancelRound(deps, as(round, round.hr))
    expect((await read(round)).state).toBe('cancelled')
    const [left] = await asSuperuser<{ left: number }>(
      database,
      `select (select count(*) from invitation where round_id = $1)
        + (select count(*) from vault.listed_person where round_id = $1)
        + (select count(*) from vault.counter where round_id = $1) as left`,
      [round.roundId],
    )
    expect(Number(left?.left)).toBe(0)
    const { history } = await readListReview(deps, as(round, round.hr))
    expect(history.map(({ what }) => what)).toEqual(['prepared', 'objected', 'cancelled'])
    const again = await prepareRound(deps, {
      organisationId: round.organisationId,
      personId: round.hr,
      name: 'Våren',
      instrument: 'stressprofil',
      closesAt: new Date(start.getTime() + 14 * day),
    })
    expect(again.state).toBe('in-review')
    await closeDueRounds(deps)
  })

  test('is not reviewed by somebody who is HR too, nor by anybody who is no safety representative', async () => {
    const round = await underReview()
    const both = await representative(server, round, ['safety_representative', 'hr'])
    for (const personId of [both, round.hr]) {
      await expect(approveList(deps, as(round, personId))).rejects.toMatchObject({ code: 'not-allowed' })
    }
    expect((await read(round)).state).toBe('in-review')
  })

  test('shows HR and the representative who is on it, until its figures are released', async () => {
    const round = await underReview()
    const { units, usualDomains, unusualAddresses } = await readListReview(deps, as(round, round.reps[0]))
    expect(units).toMatchObject([{ name: 'Toppen', invited: 13, below: 13, joined: null, depth: 0 }])
    // The representative's address is at example.com.
    expect([usualDomains, unusualAddresses]).toEqual([[`${round.organisationId}.example`], 1])
    const unitId = units[0]?.id ?? ''
    const { total, people } = await listListedPeople(deps, { ...as(round, round.hr), unitId, offset: 0 })
    expect(total).toBe(13)
    expect(people).toContainEqual({
      name: 'top 0',
      email: `top-0@${round.organisationId}.example`,
      change: null,
      unusualAddress: false,
    })
    expect(people.filter(({ unusualAddress }) => unusualAddress)).toHaveLength(1)
  })
})

describe('where no safety representative is appointed', () => {
  test('the round waits for the owner’s words, however long', async () => {
    const round = await underReview(0)
    expect((await read(round)).review).toMatchObject({ reviewer: 'owner', silenceOpensAt: null })
    server.time.now = new Date(silence.getTime() + 30 * day)
    await closeDueRounds(deps)
    expect((await read(round)).state).toBe('in-review')
    await stateHowInformed(deps, { ...as(round, round.hr), statement })
    expect(await read(round)).toMatchObject({ state: 'open', openedBy: 'statement', statement })
    expect(await setEstablished(round.roundId)).toBe(12)
  })

  test('every invitation says that nobody on the employees’ side has seen the list', async () => {
    const round = await underReview(0)
    await stateHowInformed(deps, { ...as(round, round.hr), statement })
    const before = server.mail.received.length
    await server.runJobs()
    const mails = invitationsTo(round, before)
    expect(mails).toHaveLength(12)
    for (const { text } of mails) expect(text).toContain('Ingen på de anställdas sida har sett listan')
  })

  test('words are no way past a safety representative', async () => {
    const round = await underReview(1)
    await expect(stateHowInformed(deps, { ...as(round, round.hr), statement })).rejects.toMatchObject({
      code: 'round-not-in-review',
    })
  })
})

test('somebody who left between freezing and opening stays counted as invited, and is not written to', async () => {
  const round = await underReview()
  await asSuperuser(
    database,
    "update member set left_at = $2 where organisation_id = $1 and name = 'top 0'",
    [round.organisationId, start],
  )
  await approveList(deps, as(round, round.reps[0]))
  const before = server.mail.received.length
  await server.runJobs()
  expect(invitationsTo(round, before)).toHaveLength(11)
  expect((await read(round)).invited).toBe(13)
})
