import { compareFiles } from '@andrum/record-log/log/compare-files.ts'
import type { Finding } from '@andrum/record-log/log/findings.ts'
import { isListProof, type ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { verifyListProof } from '@andrum/record-log/log/verify-list-proof.ts'
import { type Trust, unreadableKeys } from '@andrum/record-log/log/verify-log.ts'
import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'

/** What was found in a file, with the names that it gives: nobody signed them. */
export type Verified = {
  readonly fileName: string
  /** Of a round, of an own invitation to one, or none that can be read. */
  readonly kind: 'round' | 'list-proof' | 'unreadable'
  readonly findings: readonly Finding[]
  readonly roundName: string
  readonly names: ReadonlyMap<string, string>
  /** The frozen list, by which files of one round are held against each other. */
  readonly list: { readonly size: number; readonly root: string } | null
}

/** Larger than the file of ten thousand units, in bytes. */
const largest = 100_000_000

/** The fields whose keys are none of their kind: one that is not read would be one that is not asked for. */
export async function unreadableFields({
  logKeys,
  witnessKeys,
}: Trust): Promise<('log-key' | 'witness-key')[]> {
  const [logs, witnesses] = [
    await unreadableKeys(logKeys, 'log'),
    await unreadableKeys(witnessKeys, 'witness'),
  ]
  return [
    ...(logs.length > 0 ? (['log-key'] as const) : []),
    ...(witnesses.length > 0 ? (['witness-key'] as const) : []),
  ]
}

type Read = { readonly verified: Verified; readonly file?: RoundFile | ListProofFile }

/**
 * Checks one file or two in this browser, and two against each other; nothing leaves it. Fetched when somebody begins.
 * @throws what Web Crypto throws where it is missing or too old
 */
export async function verifyFiles(
  files: readonly File[],
  trust: Trust,
  now: Date,
): Promise<readonly Verified[]> {
  const read: Read[] = []
  for (const file of files) read.push(await verifyFile(file, trust, now))
  const [first, second] = read
  const together = first?.file && second?.file ? compareFiles(first.file, second.file, trust) : []
  // What two say together is said once: of an own invitation beside a round, or else of the second.
  const about = first?.verified.kind === 'list-proof' && second?.verified.kind === 'round' ? first : second
  return read.map((one) =>
    one === about ? { ...one.verified, findings: [...one.verified.findings, ...together] } : one.verified,
  )
}

async function verifyFile(file: File, trust: Trust, now: Date): Promise<Read> {
  const json = file.size > largest ? undefined : parsed(await file.text())
  const verify = isListProof(json) ? verifyListProof : verifyRoundFile
  const findings = await verify(json, trust, now)
  const fileName = file.name
  if (findings.some(({ code }) => code === 'file-unreadable')) {
    const nothing = { roundName: '', names: new Map(), list: null }
    return { verified: { fileName, kind: 'unreadable', findings, ...nothing } }
  }
  // Their shape has been read.
  if (isListProof(json)) {
    const proof = json as ListProofFile
    const { list } = proof.locked.record
    const { roundName } = proof
    return {
      verified: { fileName, kind: 'list-proof', findings, roundName, names: new Map(), list },
      file: proof,
    }
  }
  const round = json as RoundFile
  const names = new Map(round.names.map(({ unit, name }) => [unit, name]))
  const list = round.opened?.record.list ?? null
  return {
    verified: { fileName, kind: 'round', findings, roundName: round.roundName, names, list },
    file: round,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
