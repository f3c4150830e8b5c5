import { compareFiles } from '@andrum/record-log/log/compare-files.ts'
import type { Finding } from '@andrum/record-log/log/findings.ts'
import { isListProof, type ListProofFile } from '@andrum/record-log/log/list-proof-file.ts'
import type { RoundFile } from '@andrum/record-log/log/round-file.ts'
import { verifyListProof } from '@andrum/record-log/log/verify-list-proof.ts'
import { type Trust, unreadableKeys } from '@andrum/record-log/log/verify-log.ts'
import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'

/** The findings in a file, with the names that the file contains, which nobody has signed. */
export type Verified = {
  readonly fileName: string
  /** A round, an own invitation, or neither because the file is unreadable. */
  readonly kind: 'round' | 'list-proof' | 'unreadable'
  readonly findings: readonly Finding[]
  readonly roundName: string
  readonly names: ReadonlyMap<string, string>
  /** The frozen list, by which two files of one round are compared. */
  readonly list: { readonly size: number; readonly root: string } | null
}

/** In bytes: larger than the file of ten thousand units. */
const largest = 100_000_000

/** The fields with an unreadable key. Ignoring such a key would mean not checking what it was typed for. */
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
 * Verifies one or two files in this browser, and two against each other; nothing is sent anywhere. Fetched when a person begins.
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
  // Findings of the comparison are shown once: with the own invitation if the other file is the round, otherwise with the second.
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
  // The verifier has validated the shape.
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
