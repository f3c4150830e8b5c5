import type { Finding } from '#core/record-log/findings.ts'
import { verifyRoundFile } from '#core/record-log/verify-round-file.ts'

export type Trust = { readonly logKeys: readonly string[]; readonly witnessKeys: readonly string[] }

/** What was found in a file, with the names that it gives: nobody signed them. */
export type Verified = {
  readonly findings: readonly Finding[]
  readonly roundName: string
  readonly names: ReadonlyMap<string, string>
}

/** Larger than the file of ten thousand units, in bytes. */
const largest = 100_000_000

/**
 * Checks a round file in this browser; nothing leaves it. Fetched when somebody begins.
 * @throws what Web Crypto throws where it is missing or too old
 */
export async function verifyFile(file: File, trust: Trust, now: Date): Promise<Verified> {
  const json = file.size > largest ? undefined : parsed(await file.text())
  const findings = await verifyRoundFile(json, trust, now)
  if (findings.some(({ code }) => code === 'file-unreadable'))
    return { findings, roundName: '', names: new Map() }
  // Its shape has been read: it is a round file.
  const { roundName, names } = json as { roundName: string; names: { unit: string; name: string }[] }
  return { findings, roundName, names: new Map(names.map(({ unit, name }) => [unit, name])) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
