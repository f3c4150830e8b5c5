import { createHash } from 'node:crypto'
import { finish } from '@andrum/release/policy/progress.ts'
import { releaseRound } from '@andrum/release/policy/release-round.ts'
import type { Unit } from '@andrum/release/policy/unit-tree.ts'
import { people, roundOf, type SimulatedAnswer, silent } from '@andrum/release/test/simulated-round.ts'
import { toHex } from '../log/bytes.ts'
import type { Finding } from '../log/findings.ts'
import { readFrom, treeRoot } from '../log/hash-tree.ts'
import { listedLeaf, listedOrder } from '../log/listed.ts'
import {
  digestOfSnapshot,
  digestUnits,
  type ListRecord,
  type OpenedRecord,
  type ProgramRecord,
  type ReleasedRecord,
  type ShownUnit,
} from '../log/records.ts'
import { type RoundFile, roundFileFormat } from '../log/round-file.ts'
import { writeVerifierKey } from '../log/signed-note.ts'
import { verifyRoundFile } from '../log/verify-round-file.ts'
import { nodeCryptography, signerOf, TestLog } from './test-log.ts'

export const saltOf = (name: string): string => createHash('sha256').update(name).digest('hex')

export const opensAt = new Date('2026-03-02T08:00:00.000Z')
export const releasesAt = new Date('2026-03-21T09:00:00.000Z')
export const readAt = new Date('2026-03-22T09:00:00.000Z')

const tree: readonly Unit[] = [
  { id: 'all', parent: null },
  { id: 'north', parent: 'all' },
  { id: 'south', parent: 'all' },
  { id: 'small', parent: 'south' },
]
const answers: readonly SimulatedAnswer[] = [
  ...people('north', 14, 240),
  ...silent('north', 4),
  ...people('south', 25, 310),
  ...silent('south', 5),
  ...people('small', 3, 200),
  ...silent('small', 1),
]

export const program: ProgramRecord = { kind: 'program', version: '1.0.0', digest: saltOf('the build') }

/** A released round, its records in a log that a witness saw at the opening, at the release and the day before `readAt`. */
export async function makeRound(units = tree, answered = answers) {
  const [log, witness] = await Promise.all([
    signerOf('andrum.test/tlog', 'log'),
    signerOf('union.test', 'witness'),
  ])
  const released = finish(releaseRound(roundOf('spring', units, answered)))
  const figures: ShownUnit[] = JSON.parse(
    JSON.stringify(
      released.units.map(({ unit, figure, together }) => ({
        run: 'scores',
        unit,
        figure: figure ?? together?.figure ?? null,
      })),
    ),
  )
  const built = { version: program.version, digest: program.digest }
  const leaves = await Promise.all(
    answered.map(({ person }) => listedLeaf(nodeCryptography, Buffer.alloc(16, person), person)),
  )
  leaves.sort(listedOrder)
  const opened: OpenedRecord = {
    kind: 'round-opened',
    round: 'spring',
    policy: '1',
    program: built,
    scope: units[0]?.id ?? '',
    instrument: { id: 'grundprofil', version: '1' },
    smallestGroup: 8,
    openedAt: opensAt.toISOString(),
    closesAt: '2026-03-20T16:00:00.000Z',
    units: units.map(({ id, parent }) => ({
      unit: id,
      parent,
      invited: answered.filter(({ unit }) => unit === id).length,
    })),
    list: {
      size: leaves.length,
      root: toHex(
        await treeRoot(
          nodeCryptography.sha256,
          leaves.length,
          await readFrom(nodeCryptography.sha256, leaves),
        ),
      ),
    },
  }
  return { log, witness, figures, opened, built, leaves }
}

export type Made = Awaited<ReturnType<typeof makeRound>>

export async function makeReleased(
  { figures, built }: Made,
  openedIndex: number | null,
): Promise<ReleasedRecord> {
  const units = await digestUnits(nodeCryptography, figures)
  return {
    kind: 'round-released',
    round: 'spring',
    policy: '1',
    program: built,
    releasedOn: '2026-03-21',
    openedIndex,
    units,
    snapshot: await digestOfSnapshot(nodeCryptography, units),
  }
}

/** Appends an opening and its list to a log, as a server does. */
export async function appendOpening(
  inLog: TestLog,
  opened: OpenedRecord,
  { salt = 'opened', list = opened.list } = {},
): Promise<{ openedIndex: number; locked: ListRecord; lockedIndex: number }> {
  const openedIndex = await inLog.append(opened, saltOf(salt))
  const { round, openedAt } = opened
  const locked: ListRecord = { kind: 'list-locked', round, openedAt, openedIndex, list }
  return { openedIndex, locked, lockedIndex: await inLog.append(locked, saltOf(`${salt} list`)) }
}

/** The programs that a log begins with. @returns the index of the newer one */
export async function appendPrograms(inLog: TestLog): Promise<number> {
  await inLog.append({ ...program, version: '0.9.0' }, saltOf('older'))
  return inLog.append(program, saltOf('program'))
}

/** The file of a round, and the log it came from. */
export async function makeRoundFile(made: Made, inLog: TestLog = new TestLog(made.log)) {
  const programIndex = await appendPrograms(inLog)
  const { openedIndex, lockedIndex } = await appendOpening(inLog, made.opened)
  for (const other of ['a', 'b', 'c']) await inLog.append({ ...made.opened, round: other }, saltOf(other))
  const released = await makeReleased(made, openedIndex)
  const releasedIndex = await inLog.append(released, saltOf('released'))
  await inLog.append({ ...made.opened, round: 'd' }, saltOf('d'))
  const seen = (at: Date) => [{ by: made.witness, at }]
  const file: RoundFile = {
    format: roundFileFormat,
    round: 'spring',
    roundName: 'Våren',
    names: made.opened.units.map(({ unit }) => ({ unit, name: unit })),
    logKey: writeVerifierKey(inLog.signer.key),
    witnessKeys: [writeVerifierKey(made.witness.key)],
    program: await inLog.find(programIndex, saltOf('program'), program),
    opened: await inLog.find(openedIndex, saltOf('opened'), made.opened),
    released: await inLog.find(releasedIndex, saltOf('released'), released),
    checkpoints: [
      await inLog.checkpoint(lockedIndex + 1, seen(new Date(opensAt.getTime() + 3_600_000))),
      await inLog.checkpoint(releasedIndex + 1, seen(new Date(releasesAt.getTime() + 3_600_000))),
      await inLog.checkpoint(inLog.leaves.length, seen(new Date(readAt.getTime() - 3_600_000))),
    ],
    figures: made.figures,
  }
  return { file, log: inLog, trust: { logKeys: [file.logKey], witnessKeys: file.witnessKeys } }
}

/** The codes of the verifier's findings for a file. */
export async function codesOf(
  file: unknown,
  trust: { readonly logKeys: readonly string[]; readonly witnessKeys: readonly string[] },
  now = readAt,
): Promise<Finding['code'][]> {
  const findings = await verifyRoundFile(file, trust, now, nodeCryptography)
  return findings.map(({ code }) => code)
}
