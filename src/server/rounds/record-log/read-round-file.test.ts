import { compareFiles } from '@andrum/record-log/log/compare-files.ts'
import { cosignedMessage, writeCosignature } from '@andrum/record-log/log/cosignature.ts'
import { readNote, writeNote, writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'
import { signerOf } from '@andrum/record-log/test/test-log.ts'
import { expect, test } from 'vitest'
import { openRecordLog } from '#server/platform/keys/record-log-key.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { readListReview } from '#server/rounds/review/read-list-review.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { day, openAtOnce, organiseAndOpen, statement } from '#test/organisation/open-round.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { readListProof } from './read-list-proof.ts'
import { readNewestCheckpoint } from './read-record-log.ts'
import { readRoundFile } from './read-round-file.ts'
import { takeCosignature } from './take-cosignature.ts'

const witness = await signerOf('union.example', 'witness')
const server = await testApp({ config: { witnessKeys: [writeVerifierKey(witness.key)] } })
const { deps, time } = server
const hour = 60 * 60 * 1000

/** A witness signs the current log, an hour from now. */
async function sign(as = deps): Promise<void> {
  time.now = new Date(time.now.getTime() + hour)
  const text = readNote(await readNewestCheckpoint(as))?.text ?? ''
  const seconds = Math.floor(time.now.getTime() / 1000)
  const bytes = writeCosignature(seconds, witness.sign(cosignedMessage(text, seconds)))
  const cosignature = writeNote({ text: '', signatures: [{ ...witness.key, bytes }] }).trim()
  await takeCosignature(as, { size: Number(text.split('\n')[1]), cosignature })
}

const fileOf = (
  { organisationId, roundId }: { organisationId: string; roundId: string },
  { recordLog } = deps,
) => readRoundFile({ pools: deps.pools, recordLog }, { organisationId, roundId, personId: null })

const codesOf = async (file: Awaited<ReturnType<typeof fileOf>>) => {
  const { logKey, witnessKeys } = file
  const findings = await verifyRoundFile(file, { logKeys: [logKey], witnessKeys }, time.now)
  return findings.map(({ code }) => code)
}

test('the file of a round has the first word of a witness after the opening, however much came later', async () => {
  const round = await organiseAndOpen(server)
  await sign()
  for (let n = 0; n < 3; n++) {
    time.now = new Date(time.now.getTime() + 3 * day)
    await organiseAndOpen(server)
    await sign()
  }
  expect(await codesOf(await fileOf(round))).toEqual(['not-released'])
})

test('the word of a witness counts after a change of the key of the log, and its first word is kept', async () => {
  const round = await organiseAndOpen(server)
  await sign()
  const recordLog = await openRecordLog({
    baseUrl: `http://${deps.recordLog.origin.split('/')[0]}`,
    logKey: 'another key of the log, of thirty-two bytes and more',
    witnessKeys: [writeVerifierKey(witness.key)],
  })
  expect(await codesOf(await fileOf(round, { ...deps, recordLog }))).toEqual(['not-released'])
  time.now = new Date(time.now.getTime() + 3 * day)
  await sign({ ...deps, recordLog })
  expect(await codesOf(await fileOf(round, { ...deps, recordLog }))).toEqual(['not-released'])
})

test('files of two rounds of an organisation, and a proof of an invitation, are seen to be of one log', async () => {
  const round = await organiseAndOpen(server)
  const { organisationId, roundId } = round
  const [member] = await asSuperuser<{ id: string }>(
    server.database,
    'select member_id as id from invitation where round_id = $1',
    [roundId],
  )
  const token = deps.keys.invitationToken(roundId, member?.id ?? '')
  const proof = await readListProof(deps, { roundId, personId: null, token })
  const early = await fileOf(round)
  await organiseAndOpen(server)
  time.now = new Date(time.now.getTime() + 15 * day)
  await closeRound(deps, { organisationId, roundId, personId: null })
  await releaseRound(deps, { organisationId, roundId })
  const released = await fileOf(round)
  time.now = new Date(time.now.getTime() + 15 * day)
  const next = await openAtOnce(deps, {
    organisationId,
    personId: round.hr,
    name: 'Sommaren',
    instrument: 'stressprofil',
    closesAt: new Date(time.now.getTime() + 14 * day),
  })
  const later = await fileOf({ organisationId, roundId: next.id })
  const trust = { logKeys: [early.logKey], witnessKeys: [] }
  for (const [a, b] of [
    [early, released],
    [early, later],
    [released, later],
    [proof, early],
    [proof, released],
    [proof, later],
  ] as const) {
    expect(compareFiles(a, b, trust)).toEqual([])
  }
})

test('a round whose list a version without a log has frozen is opened with a record all the same', async () => {
  const { organisationId, hr } = await organiseAndOpen(server)
  time.now = new Date(time.now.getTime() + 15 * day)
  const [open] = await asSuperuser<{ id: string }>(
    server.database,
    'select id from round where organisation_id = $1',
    [organisationId],
  )
  await closeRound(deps, { organisationId, roundId: open?.id ?? '', personId: null })
  await releaseRound(deps, { organisationId, roundId: open?.id ?? '' })
  time.now = new Date(time.now.getTime() + 15 * day)
  const asked = { organisationId, personId: hr, name: 'Sommaren', instrument: 'stressprofil' }
  const { id: roundId } = await prepareRound(deps, {
    ...asked,
    closesAt: new Date(time.now.getTime() + 14 * day),
  })
  await asSuperuser(
    server.database,
    `set session_replication_role = replica;
     delete from frozen_list where round_id = '${roundId}';
     delete from frozen_list_tile where round_id = '${roundId}';
     update invitation set list_salt = null where round_id = '${roundId}';
     set session_replication_role = origin`,
  )
  await stateHowInformed(deps, { organisationId, roundId, personId: hr, statement })
  const file = await fileOf({ organisationId, roundId })
  expect(file.opened?.record.list.size).toBe(12)
  expect(await codesOf(file)).toEqual(['not-released', 'witness-none'])
})

test('the file of a round that no witness saw in time says so', async () => {
  const round = await organiseAndOpen(server)
  expect(await codesOf(await fileOf(round))).toEqual(['not-released', 'witness-none'])
  time.now = new Date(time.now.getTime() + 3 * day)
  await sign()
  expect(await codesOf(await fileOf(round))).toEqual(['not-released', 'opening-not-witnessed-in-time'])
})

test('the list that is shown for review is the one that its round opens with and everybody invited gets proof of', async () => {
  const { organisationId, hr: personId } = await found(server.database)
  await readIn(deps, { organisationId, hr: personId }, importFile(...peopleOf('top', 12)))
  const asked = { organisationId, personId, name: 'Våren', instrument: 'stressprofil' }
  const closesAt = new Date(time.now.getTime() + 14 * day)
  const { id: roundId, state } = await prepareRound(deps, { ...asked, closesAt })
  expect(state).toBe('in-review')
  const root = (await readListReview(deps, { organisationId, roundId, personId })).listRoot?.toString('hex')
  await stateHowInformed(deps, { organisationId, roundId, personId, statement })
  expect((await fileOf({ organisationId, roundId })).opened?.record.list.root).toBe(root)
  const [member] = await asSuperuser<{ id: string }>(
    server.database,
    'select member_id as id from invitation where round_id = $1',
    [roundId],
  )
  const token = deps.keys.invitationToken(roundId, member?.id ?? '')
  expect((await readListProof(deps, { roundId, personId: null, token })).locked.record.list.root).toBe(root)
})
