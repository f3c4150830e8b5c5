import { toHex } from './bytes.ts'
import type { Finding } from './findings.ts'
import { type LogInFile, readCheckpoints, type Trust } from './verify-log.ts'

/** The log part of a file, and the index of the last of its records. */
export type LogOfFile = { readonly file: LogInFile; readonly last: number }

/**
 * Whether two files show one log. Each checkpoint of a file is the beginning of its newest (`verifyLog`). So if both have a
 * checkpoint with the same root, they agree on the records before it: those of the earlier file are enough.
 */
export function compareLogs(a: LogOfFile, b: LogOfFile, { logKeys }: Pick<Trust, 'logKeys'>): Finding[] {
  const findings: Finding[] = []
  if (logKeys.length === 0 && a.file.logKey !== b.file.logKey) findings.push({ code: 'log-keys-differ' })
  const [roots, others] = [rootsOf(a.file), rootsOf(b.file)]
  const common = [...roots.keys()].filter((size) => others.has(size))
  const forked = common.find((size) => others.get(size) !== roots.get(size))
  if (forked !== undefined) findings.push({ code: 'log-forked', at: String(forked) })
  else if (!common.some((size) => size > Math.min(a.last, b.last))) {
    findings.push({ code: 'logs-not-compared' })
  }
  return findings
}

const rootsOf = (file: LogInFile): Map<number, string> =>
  new Map(readCheckpoints(file).map(({ size, root }) => [size, toHex(root)]))
