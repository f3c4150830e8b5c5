import type { Run } from '@andrum/release/policy/counter.ts'
import { join, toHex, utf8 } from './bytes.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Cryptography } from './cryptography.ts'

/** The program that served, by the digest of what was built (SHA-256, hexadecimal). */
export type BuiltProgram = { readonly version: string; readonly digest: string }

/** Appended to the log when a program that is new here starts. */
export type ProgramRecord = { readonly kind: 'program' } & BuiltProgram

/** Appended to the log with the opening of a round, before anybody is invited. */
export type OpenedRecord = {
  readonly kind: 'round-opened'
  readonly round: string
  /** The version of the release policy that the round will be released by. */
  readonly policy: string
  readonly program: BuiltProgram
  /** The top unit. */
  readonly scope: string
  readonly instrument: { readonly id: string; readonly version: string }
  readonly smallestGroup: number
  /** Set: no figure says that everybody invited to a group answered. Absent: figures of exactly the smallest group may. */
  readonly hideFullParticipation?: true
  readonly openedAt: string
  readonly closesAt: string
  /** The frozen tree, the top first, with the number of members of each unit without those below. */
  readonly units: readonly FrozenUnit[]
  /** How many are on the frozen list, and the root of the tree of their leaves (`listed.ts`), hexadecimal. */
  readonly list: { readonly size: number; readonly root: string }
}
export type FrozenUnit = { readonly unit: string; readonly parent: string | null; readonly invited: number }

/**
 * Appended to the log right after the opening, for everybody invited. The record of the opening itself names every unit
 * with how many are invited there, so they do not get that one.
 */
export type ListRecord = {
  readonly kind: 'list-locked'
  readonly round: string
  readonly openedAt: string
  /** The index of the record of the opening in the log. */
  readonly openedIndex: number
  /** The same as there. */
  readonly list: OpenedRecord['list']
}

/** Appended to the log with the release, in the same transaction. */
export type ReleasedRecord = {
  readonly kind: 'round-released'
  readonly round: string
  readonly policy: string
  readonly program: BuiltProgram
  /** The day, as it is shown. */
  readonly releasedOn: string
  /** The index of the record of the opening; null for a round that opened before there was a log. */
  readonly openedIndex: number | null
  /** Each shown figure and each hidden unit, without a reason; sorted by run and unit. */
  readonly units: readonly ReleasedUnit[]
  /** The digest of all figures together, `digestOfSnapshot`. */
  readonly snapshot: string
}
/** `figure`: digest of the figure as it is shown; null: hidden. */
export type ReleasedUnit = { readonly run: Run; readonly unit: string; readonly figure: string | null }

export type LogRecord = ProgramRecord | OpenedRecord | ListRecord | ReleasedRecord

/** A figure as it is shown, or null. */
export type ShownUnit = { readonly run: Run; readonly unit: string; readonly figure: unknown }

type Sha256 = Pick<Cryptography, 'sha256'>

/** Prefixes of everything hashed, so that no hash of one kind can stand for another. */
const tags = {
  record: utf8('andrum-record-v1\n'),
  figure: utf8('andrum-figure-v1\n'),
  snapshot: utf8('andrum-snapshot-v1\n'),
}

/** The entry of the log: 32 bytes that reveal nothing to a reader without the record and its salt of 32 bytes. */
export const commit = ({ sha256 }: Sha256, salt: Uint8Array, record: LogRecord): Promise<Uint8Array> =>
  sha256(join([tags.record, salt, utf8(canonicalJson(record))]))

/** The digest of a figure as it is shown, hexadecimal, so that every reader of the figure can compute it. */
export const digestOfFigure = async ({ sha256 }: Sha256, figure: unknown): Promise<string> =>
  toHex(await sha256(join([tags.figure, utf8(canonicalJson(figure))])))

/** Digests of all shown figures of a round, in the order of a record. */
export async function digestUnits(
  cryptography: Sha256,
  shown: readonly ShownUnit[],
): Promise<ReleasedUnit[]> {
  const digested: ReleasedUnit[] = []
  for (const { run, unit, figure } of shown) {
    digested.push({ run, unit, figure: figure === null ? null : await digestOfFigure(cryptography, figure) })
  }
  return digested.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

export const keyOf = ({ run, unit }: { readonly run: Run; readonly unit: string }): string => `${run} ${unit}`

/** The digest of the digests, in their order. */
export const digestOfSnapshot = async ({ sha256 }: Sha256, units: readonly ReleasedUnit[]): Promise<string> =>
  toHex(await sha256(join([tags.snapshot, utf8(canonicalJson(units))])))
