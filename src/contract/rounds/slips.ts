import { z } from 'zod'
import { inEachLanguage, languages } from '#core/languages.ts'

const printing = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.enum(['employer', 'safety_representative']),
  /** Name or address of who printed; null when nothing joins them to the organisation any more. */
  name: z.string().nullable(),
  /** How many were made. */
  slips: z.int(),
})

export const slipsQuery = z.strictObject({
  /** Whose people are listed by name. */
  unitId: z.uuid().optional(),
})

/** Who on a round's list has no address, by unit, and which slips were printed. Nothing of it depends on who has answered. */
export const slipsView = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** People of the unit itself, still here, whom nothing but a slip reaches. */
      people: z.int(),
      /** Those without an address who are written to by SMS; with `people` 1 or more. */
      bySms: z.int(),
      /** The last time; null: never. */
      printed: printing.nullable(),
    }),
  ),
  /** Of the unit that was asked for, by name. */
  people: z.array(z.object({ id: z.string(), name: z.string(), employeeId: z.string() })),
})
export type SlipsView = z.infer<typeof slipsView>

export const makeSlipsRequest = z.strictObject({
  unitId: z.uuid(),
  /** The last printing of the unit that the asker has seen, null: none. Another one in between is a refusal. */
  after: z.uuid().nullable(),
  /** A slip for this one person; without it one for everybody whom nothing else reaches. */
  memberId: z.uuid().optional(),
})

/** What every slip says in one language. */
const slipWords = z.object({
  sealed: z.string(),
  scan: z.string(),
  /** Where the code is entered, without https:// as people type it. */
  page: z.string(),
  until: z.string(),
  what: z.string(),
  seen: z.string(),
  voluntary: z.string(),
  printed: z.string(),
})

/** Shown once: nobody can read the codes again, only replace them. */
export const slipsMade = z.object({
  printing,
  unit: z.string(),
  words: z.object(inEachLanguage(() => slipWords)),
  slips: z.array(
    z.object({
      name: z.string(),
      employeeId: z.string(),
      language: z.enum(languages),
      /** As it is printed, `K7MX9-42QDA`. */
      code: z.string(),
      /** What the QR code says: the page in the person's language, with the code in its fragment. */
      address: z.string(),
    }),
  ),
})
export type SlipsMade = z.infer<typeof slipsMade>
