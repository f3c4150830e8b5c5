import { beforeEach, expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { personData } from '#server/app/person-data.ts'
import { closeDueRounds } from '#server/rounds/close/close-due-rounds.ts'
import { readRound } from '#server/rounds/read-rounds.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { eraseAccount } from '#server/self/account/erase-account.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { signedIn } from '#test/factories/people.ts'
import { day } from '#test/organisation/open-round.ts'
import { type Reviewed, representative, roundUnderReview } from '#test/organisation/under-review.ts'
import { approveList, objectToList } from './answer-list-review.ts'
import { readListReview } from './read-list-review.ts'

const server = await testApp()
const { deps, database } = server
/** A Monday. */
const start = new Date('2026-03-02T09:00:00Z')
/** Long after silence would have opened the round. */
const later = new Date(start.getTime() + 30 * day)
beforeEach(() => {
  server.time.now = start
})

const as = ({ organisationId, roundId }: Reviewed, personId = '') => ({ organisationId, roundId, personId })
const stateOf = async (round: Reviewed) => (await readRound(deps, as(round, round.hr))).state
const reason = 'Sju namn i lagret känner ingen igen.'

/** The representative signs in anew with the same address: as another person, with the member's role. */
async function comesBack(personId: string): Promise<string> {
  const [member] = await asSuperuser<{ id: string; email: string }>(
    database,
    'select id, email from member where person_id = $1',
    [personId],
  )
  await eraseAccount(deps, personData, personId)
  await signedIn(server, { email: member?.email ?? '' })
  const [row] = await asSuperuser<{ person_id: string }>(
    database,
    'select person_id from member where id = $1',
    [member?.id],
  )
  expect(row?.person_id).not.toBe(personId)
  return row?.person_id ?? ''
}

test('an objection holds the round though the account of the person who objected is erased, until a representative approves', async () => {
  const round = await roundUnderReview(server)
  const [objector = ''] = round.reps
  await objectToList(deps, { ...as(round, objector), reason })
  const returned = await comesBack(objector)
  server.time.now = later
  await closeDueRounds(deps)
  expect(await stateOf(round)).toBe('in-review')
  await approveList(deps, as(round, returned))
  expect(await readRound(deps, as(round, round.hr))).toMatchObject({ state: 'open', openedBy: 'approval' })
})

test('an objection of an account that is erased is not lifted by an approval that came before it', async () => {
  const round = await roundUnderReview(server, 2, {
    opensAt: new Date(start.getTime() + 7 * day),
    closesAt: new Date(start.getTime() + 21 * day),
  })
  const [one = '', other = ''] = round.reps
  await approveList(deps, as(round, other))
  await objectToList(deps, { ...as(round, one), reason })
  await eraseAccount(deps, personData, one)
  server.time.now = later
  await closeDueRounds(deps)
  expect(await stateOf(round)).toBe('in-review')
})

test('a representative whose account was erased before saying anything still speaks, after signing in anew', async () => {
  const round = await roundUnderReview(server)
  const returned = await comesBack(round.reps[0] ?? '')
  await objectToList(deps, { ...as(round, returned), reason })
  server.time.now = later
  await closeDueRounds(deps)
  expect(await stateOf(round)).toBe('in-review')
})

test('what somebody said of the list stays in its history, and nothing else leads to the erased account', async () => {
  const round = await roundUnderReview(server)
  const [objector = ''] = round.reps
  await objectToList(deps, { ...as(round, objector), reason })
  await eraseAccount(deps, personData, objector)
  const { history } = await readListReview(deps, as(round, round.hr))
  expect(history.map(({ what }) => what)).toEqual(['prepared', 'objected'])
  expect(await representative(server, round, ['safety_representative'])).not.toBe(objector)
})

test('somebody on the list whose account is erased during the review is still asked, answers once, and the figures are made', async () => {
  const round = await roundUnderReview(server)
  const [top] = await asSuperuser<{ id: string; email: string }>(
    database,
    "select id, email from member where organisation_id = $1 and name = 'top 0'",
    [round.organisationId],
  )
  await signedIn(server, { email: top?.email ?? '' })
  const [row] = await asSuperuser<{ person_id: string }>(
    database,
    'select person_id from member where id = $1',
    [top?.id],
  )
  await eraseAccount(deps, personData, row?.person_id ?? '')
  await approveList(deps, as(round, round.reps[0]))
  expect((await readRound(deps, as(round, round.hr))).invited).toBe(13)
  server.mail.received.length = 0
  await server.runJobs()
  const tokens = server.mail.received.flatMap(({ recipients, text }) => {
    const [, token] = /#inbjudan=([\w-]+)/.exec(text) ?? []
    const [to = ''] = recipients
    return token === undefined || !to.includes(round.organisationId) ? [] : [{ to, token }]
  })
  expect(tokens).toHaveLength(12)
  expect(tokens.filter(({ to }) => to === top?.email)).toHaveLength(1)
  for (const { token } of tokens) {
    const body = { version: stressprofil.version, answers: sameAnswers(stressprofil, 3), token }
    const answer = () => server.browser().call('submitAnswers', { params: { roundId: round.roundId }, body })
    expect((await answer()).status).toBe(201)
    expect((await answer()).body).toMatchObject({ code: 'invitation-used' })
  }
  server.time.now = later
  await closeDueRounds(deps)
  expect(await stateOf(round)).toBe('closed')
  await releaseRound(deps, { organisationId: round.organisationId, roundId: round.roundId })
  expect(await stateOf(round)).toBe('released')
})
