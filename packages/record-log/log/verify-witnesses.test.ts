import { describe, expect, test } from 'vitest'
import { makeReopened } from '../test/cheats.ts'
import { nodeCryptography, signerOf } from '../test/test-log.ts'
import { codesOf, makeRound, makeRoundFile, opensAt, readAt, releasesAt } from '../test/test-round.ts'
import { isFailure } from './findings.ts'
import { verifyRoundFile } from './verify-round-file.ts'

const made = await makeRound()
const { file, log, trust } = await makeRoundFile(made)
const hour = 60 * 60 * 1000

describe('a witness', () => {
  const newest = file.checkpoints.length - 1

  const [opening, release] = file.checkpoints
  const seenAt = async (...at: Date[]) => ({
    ...file,
    checkpoints: [
      ...(opening === undefined ? [] : [opening]),
      await log.checkpoint(
        log.leaves.length,
        at.map((each) => ({ by: made.witness, at: each })),
      ),
    ],
  })

  test('that slept at the opening or at the release is said to, which is wrong for whoever asked for it', async () => {
    const findings = (json: unknown, trusted = trust) =>
      verifyRoundFile(json, trusted, new Date(readAt.getTime() + 1000 * hour), nodeCryptography)
    const lateRelease = await seenAt(new Date(releasesAt.getTime() + 72 * hour))
    expect(await findings(lateRelease)).toEqual([{ code: 'release-not-witnessed-in-time', asked: true }])
    const lateOpening = { ...file, checkpoints: [release, ...file.checkpoints.slice(2)] }
    expect(await findings(lateOpening)).toEqual([{ code: 'opening-not-witnessed-in-time', asked: true }])
    const believed = await findings(lateOpening, { ...trust, witnessKeys: [] })
    expect(believed.map(({ code }) => code)).toEqual([
      'witness-key-believed',
      'opening-not-witnessed-in-time',
    ])
    expect(believed.some(isFailure)).toBe(false)
  })

  test('that was awake then need not be later: a file that was kept goes on holding', async () => {
    const inAYear = new Date(readAt.getTime() + 365 * 24 * hour)
    expect(await codesOf(file, trust, inAYear)).toEqual([])
  })

  test('that saw a record before its time, or the log without it after its time, gives it away', async () => {
    const by = made.witness
    const { opened } = file
    const early = await log.checkpoint(log.leaves.length, [{ by, at: new Date(opensAt.getTime() - hour) }])
    expect(await verifyRoundFile({ ...file, checkpoints: [early] }, trust, readAt, nodeCryptography)).toEqual(
      [
        { code: 'witness-before-record', part: 'opened' },
        { code: 'witness-before-record', part: 'released' },
      ],
    )
    const without = await log.checkpoint(opened?.index ?? 0, [
      { by, at: new Date(opensAt.getTime() + hour / 2) },
    ])
    const checkpoints = [without, ...file.checkpoints]
    expect(await verifyRoundFile({ ...file, checkpoints }, trust, readAt, nodeCryptography)).toEqual([
      { code: 'record-backdated', part: 'opened' },
    ])
  })

  test('that saw the log before the release has not seen the release', async () => {
    const seen = [{ by: made.witness, at: releasesAt }]
    const before = await log.checkpoint(file.released?.index ?? 0, seen)
    const without = await log.checkpoint(log.leaves.length)
    expect(await codesOf({ ...file, checkpoints: [opening, before, without] }, trust)).toEqual([
      'witness-none',
    ])
  })

  test('whose word stands beside another checkpoint is not believed: replayed, or of a wrong root', async () => {
    const line = file.checkpoints[0]?.note.split('\n').at(-2) ?? ''
    const without = await log.checkpoint(log.leaves.length)
    const replayed = { ...without, note: `${without.note}${line}\n` }
    expect(
      await codesOf({ ...file, checkpoints: [...file.checkpoints.slice(0, 2), replayed] }, trust),
    ).toEqual(['witness-signature'])
  })

  test('that nobody listed is nobody', async () => {
    const stranger = await signerOf('stranger.test', 'witness')
    const at = { by: stranger, at: new Date(readAt.getTime() - hour) }
    const strange = { ...file, checkpoints: [await log.checkpoint(log.leaves.length, [at])] }
    expect(await verifyRoundFile(strange, trust, readAt, nodeCryptography)).toEqual([
      { code: 'witness-none', asked: true },
    ])
    expect(await codesOf({ ...file, witnessKeys: [] }, { ...trust, witnessKeys: [] })).toEqual([
      'witness-none',
    ])
  })

  test('may have a clock ten minutes ahead and no more', async () => {
    const ahead = (minutes: number) => new Date(readAt.getTime() + minutes * 60_000)
    expect(await codesOf(await seenAt(ahead(9)), trust)).toEqual([])
    expect(await codesOf(await seenAt(ahead(11)), trust)).toEqual(['witness-from-the-future', 'witness-none'])
  })

  test('that saw a longer log before a shorter one contradicts itself', async () => {
    const early = await log.checkpoint(log.leaves.length - 1, [
      { by: made.witness, at: new Date(readAt.getTime() - hour) },
    ])
    const late = await log.checkpoint(log.leaves.length, [
      { by: made.witness, at: new Date(readAt.getTime() - 2 * hour) },
    ])
    const codes = await codesOf({ ...file, checkpoints: [opening, early, late] }, trust)
    expect(codes).toEqual(['witness-backwards'])
  })

  test('is needed once after the opening and once after the release', async () => {
    const unseen = await Promise.all([3, log.leaves.length - 1].map((size) => log.checkpoint(size)))
    const checkpoints = [opening, ...unseen, ...file.checkpoints.slice(newest)]
    expect(await codesOf({ ...file, checkpoints }, trust)).toEqual([])
  })
})

describe('a round that was opened again just before the release, with a smaller group and one unit more', () => {
  test('is found by a witness who saw the log soon after the opening', async () => {
    expect(await verifyRoundFile(await makeReopened(made), trust, readAt, nodeCryptography)).toEqual([
      { code: 'opening-not-witnessed-in-time', asked: true },
    ])
    const shown = await makeReopened(made, { shown: true })
    expect(await codesOf(shown, trust)).toEqual(['record-backdated', 'opening-not-witnessed-in-time'])
  })

  test('cannot be told from an honest one without a witness, and that is said', async () => {
    const believed = { ...trust, witnessKeys: [] }
    const unseen = { ...(await makeReopened(made)), witnessKeys: [] }
    expect(await codesOf(unseen, believed)).toEqual(['witness-none'])
    expect(await codesOf({ ...file, witnessKeys: [] }, believed)).toEqual(['witness-none'])
  })
})
