import { listProofFormat } from '@andrum/record-log/log/list-proof-file.ts'
import { programProofFormat } from '@andrum/record-log/log/program-proof.ts'
import { roundFileFormat } from '@andrum/record-log/log/round-file.ts'
import { z } from 'zod'
import { invitationSecret } from './round.ts'

export const cosignatureRequest = z.strictObject({
  /** The size of the checkpoint that was signed. */
  size: z.int32().min(0),
  /** The line of the witness (c2sp.org/tlog-cosignature), without its line feed. */
  cosignature: z.string().max(400),
})

const hash = z.string().length(64)
const run = z.enum(['scores', 'causes'])
const program = z.object({ version: z.string(), digest: hash })
const programRecord = z.object({ kind: z.literal('program'), ...program.shape })
const recordInFile = <Schema extends z.ZodType>(record: Schema) =>
  z.object({ index: z.int(), salt: hash, record, path: z.array(hash) })
const inFile = <Schema extends z.ZodType>(record: Schema) => recordInFile(record).nullable()
const frozenList = z.object({ size: z.int(), root: hash })
const checkpoints = z.array(z.object({ note: z.string(), consistency: z.array(hash) }))

/** The format of `packages/record-log/log/round-file.ts`. */
export const roundFile = z.object({
  format: z.literal(roundFileFormat),
  round: z.string(),
  roundName: z.string(),
  names: z.array(z.object({ unit: z.string(), name: z.string() })),
  logKey: z.string(),
  witnessKeys: z.array(z.string()),
  program: inFile(programRecord),
  opened: inFile(
    z.object({
      kind: z.literal('round-opened'),
      round: z.string(),
      policy: z.string(),
      program,
      scope: z.string(),
      instrument: z.object({ id: z.string(), version: z.string() }),
      smallestGroup: z.int(),
      hideFullParticipation: z.literal(true).optional(),
      openedAt: z.iso.datetime(),
      closesAt: z.iso.datetime(),
      units: z.array(z.object({ unit: z.string(), parent: z.string().nullable(), invited: z.int() })),
      list: frozenList,
    }),
  ),
  released: inFile(
    z.object({
      kind: z.literal('round-released'),
      round: z.string(),
      policy: z.string(),
      program,
      releasedOn: z.iso.date(),
      openedIndex: z.int().nullable(),
      units: z.array(z.object({ run, unit: z.string(), figure: hash.nullable() })),
      snapshot: hash,
    }),
  ),
  checkpoints,
  /** Each figure exactly as released; null: hidden. */
  figures: z.array(z.object({ run, unit: z.string(), figure: z.unknown() })),
})

export const listProofRequest = z.strictObject({
  /** From the mailed link or a slip; without it the session identifies the invitation. */
  token: invitationSecret.optional(),
})

/** The format of `packages/record-log/log/list-proof-file.ts`. */
export const listProof = z.object({
  format: z.literal(listProofFormat),
  round: z.string(),
  roundName: z.string(),
  logKey: z.string(),
  witnessKeys: z.array(z.string()),
  listed: z.object({
    salt: z.string().length(32),
    member: z.string(),
    index: z.int(),
    size: z.int(),
    path: z.array(hash),
  }),
  locked: recordInFile(
    z.object({
      kind: z.literal('list-locked'),
      round: z.string(),
      openedAt: z.iso.datetime(),
      openedIndex: z.int(),
      list: frozenList,
    }),
  ),
  checkpoints,
})

/** The format of `packages/record-log/log/program-proof.ts`. */
export const programProof = z.object({
  format: z.literal(programProofFormat),
  logKey: z.string(),
  witnessKeys: z.array(z.string()),
  program: recordInFile(programRecord),
  checkpoints,
})
