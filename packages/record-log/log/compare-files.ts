import { keptRounds, timeBetweenRounds } from '@andrum/release/constants.ts'
import { canonicalJson } from './canonical-json.ts'
import { compareLogs } from './compare-logs.ts'
import type { Finding } from './findings.ts'
import { type ListProofFile, listProofFormat } from './list-proof-file.ts'
import type { LogRecord, OpenedRecord, ReleasedRecord } from './records.ts'
import type { RecordInFile, RoundFile } from './round-file.ts'
import { compareLists, compareWithRound } from './verify-list-proof.ts'
import type { Trust } from './verify-log.ts'
import { timedRelease } from './verify-witnesses.ts'

/** Findings that only two files together show: of one log, of one round, or of a round and the next. */
export function compareFiles(
  a: RoundFile | ListProofFile,
  b: RoundFile | ListProofFile,
  trust: Trust,
): Finding[] {
  return [...compareLogs(lookAt(a), lookAt(b), trust), ...compareContents(a, b)]
}

const isProof = (file: RoundFile | ListProofFile): file is ListProofFile => file.format === listProofFormat

const lookAt = (file: RoundFile | ListProofFile) => ({
  file,
  last: isProof(file) ? file.locked.index : Math.max(file.opened?.index ?? 0, file.released?.index ?? 0),
})

function compareContents(a: RoundFile | ListProofFile, b: RoundFile | ListProofFile): Finding[] {
  if (isProof(a)) return isProof(b) ? compareLists(a, b) : compareWithRound(a, b)
  if (isProof(b)) return compareWithRound(b, a)
  return a.round === b.round ? compareRecords(a, b) : compareRounds(a, b)
}

/** Compares two files of one round. One may be from before the release. */
function compareRecords(a: RoundFile, b: RoundFile): Finding[] {
  const findings: Finding[] = []
  if ((a.opened === null) !== (b.opened === null)) findings.push({ code: 'opening-left-out' })
  if (areTwo(a.opened, b.opened)) findings.push({ code: 'opening-replaced' })
  if (areTwo(a.released, b.released)) findings.push({ code: 'release-replaced' })
  return findings
}

const areTwo = (a: RecordInFile<LogRecord> | null, b: RecordInFile<LogRecord> | null): boolean =>
  a !== null && b !== null && (a.index !== b.index || canonicalJson(a.record) !== canonicalJson(b.record))

/** As long as the policy compares the figures of both. */
const strictestHolds = keptRounds * timeBetweenRounds

type Opening = {
  readonly at: number
  readonly record: OpenedRecord
  readonly released: ReleasedRecord | null
}

/**
 * Compares two rounds that ask some of the same units. Two figures cannot show whether the groups changed by enough people,
 * because numbers of answers are shown in fives.
 */
function compareRounds(a: RoundFile, b: RoundFile): Finding[] {
  const [earlier, later] = [a, b].flatMap(openingOf).sort((one, other) => one.at - other.at)
  if (earlier === undefined || later === undefined) return []
  const asked = new Set(earlier.record.units.map(({ unit }) => unit))
  if (!later.record.units.some(({ unit }) => asked.has(unit))) return []
  const findings: Finding[] = []
  const isLower = later.record.smallestGroup < earlier.record.smallestGroup
  if (isLower && later.at - earlier.at < strictestHolds) findings.push({ code: 'smallest-group-lowered' })
  if (later.at < possibleAfter(earlier, later.record)) findings.push({ code: 'rounds-too-close' })
  return findings
}

const openingOf = ({ opened, released }: RoundFile): Opening[] =>
  opened === null
    ? []
    : [
        {
          at: new Date(opened.record.openedAt).getTime(),
          record: opened.record,
          released: released?.record ?? null,
        },
      ]

/** Four weeks after the opening; after the release where scope or instrument differ (`round/time-between.ts`). */
function possibleAfter({ at, record, released }: Opening, later: OpenedRecord): number {
  const isSame = record.scope === later.scope && record.instrument.id === later.instrument.id
  const since = isSame || released === null ? at : timedRelease({ index: 0, record: released }).from.getTime()
  return since + timeBetweenRounds
}
