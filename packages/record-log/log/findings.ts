import type { Run } from '@andrum/release/policy/counter.ts'
import { UnreadableFile } from './read-json.ts'

/** Codes that prove that something is wrong: the file, the log or the round is not what it says. */
export const failures = [
  'file-unreadable',
  'log-other-key',
  'log-signature',
  'log-inconsistent',
  'log-forked',
  'log-keys-differ',
  'log-cut-short',
  'log-left-out',
  'record-not-in-log',
  'record-of-other-round',
  'records-out-of-order',
  'opening-not-recorded',
  'opening-left-out',
  'opening-replaced',
  'release-replaced',
  'release-left-out',
  'program-not-as-recorded',
  'program-left-out',
  'policy-changed',
  'policy-unknown',
  'closes-before-opening',
  'released-too-soon',
  'record-from-the-future',
  'units-not-a-tree',
  'list-not-as-invited',
  'list-of-other-size',
  'list-replaced',
  'not-on-list',
  'figure-not-as-recorded',
  'figure-not-recorded',
  'figure-left-out',
  'snapshot-not-as-recorded',
  'unit-added-after-opening',
  'unit-left-out',
  'figure-unreadable',
  'group-too-small',
  'group-beyond-invited',
  'participation-does-not-fit',
  'step-too-fine',
  'share-too-fine',
  'pooling-broken',
  'smallest-group-lowered',
  'rounds-too-close',
  'witness-signature',
  'witness-from-the-future',
  'witness-backwards',
  'witness-before-record',
  'record-backdated',
] as const

/** Codes for what could not be proven, although nothing says that it is wrong. */
export const doubts = [
  'log-key-believed',
  'logs-not-compared',
  'witness-key-believed',
  'witness-none',
  'opening-not-witnessed-in-time',
  'release-not-witnessed-in-time',
  'not-released',
  'released-before-closing',
  'program-replaced',
] as const

export type Failure = (typeof failures)[number]
export type Doubt = (typeof doubts)[number]
export type Part = 'program' | 'opened' | 'list' | 'released'

/** One finding and its place; only the fields that say something are set. */
export type Finding = {
  readonly code: Failure | Doubt
  readonly part?: Part
  readonly unit?: string
  readonly run?: Run
  /** The name of a key. */
  readonly key?: string
  /** The place in a file that cannot be read, the size of a checkpoint, or the version of a policy. */
  readonly at?: string
  /** The reader gave the key of a witness: then a missing signature is a failure instead of a doubt. */
  readonly asked?: true
}

export const isFailure = ({ code, asked }: Finding): boolean =>
  asked === true || failures.some((failure) => failure === code)

/** The result for a whole file: only one without findings is proven to hold. */
export type Verdict = 'holds' | 'not-proven' | 'wrong'

export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(isFailure)) return 'wrong'
  return findings.length > 0 ? 'not-proven' : 'holds'
}

/** The findings of a check, or the single finding that the file is unreadable. @param check throws UnreadableFile for such a file */
export async function findingsOf(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    if (error instanceof UnreadableFile) return [{ code: 'file-unreadable', at: error.place }]
    throw error
  }
}
