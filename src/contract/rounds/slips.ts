import { z } from 'zod'
import { inEachLanguage, languages } from '#core/languages.ts'

const printing = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: z.enum(['employer', 'safety_representative']),
  /** Name or address of the person who printed; null when nothing links them to the organisation any more. */
  name: z.string().nullable(),
  /** How many slips were printed. */
  slips: z.int(),
})

export const slipsQuery = z.strictObject({
  /** The unit whose people are listed by name. */
  unitId: z.uuid().optional(),
})

/** The people on a round's list without an address, by unit, and the slips printed. Nothing in it depends on who has answered. */
export const slipsView = z.object({
  units: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** People of the unit, without units below, who are still members and whom only a slip reaches. */
      people: z.int(),
      /** People without an address who get an SMS; this and `people` add up to 1 or more. */
      bySms: z.int(),
      /** The last printing; null: never. */
      printed: printing.nullable(),
    }),
  ),
  /** People of the requested unit, by name. */
  people: z.array(z.object({ id: z.string(), name: z.string(), employeeId: z.string() })),
})
export type SlipsView = z.infer<typeof slipsView>

export const makeSlipsRequest = z.strictObject({
  unitId: z.uuid(),
  /** The last printing of the unit that the sender has seen, null: none. The request is refused if there has been another since. */
  after: z.uuid().nullable(),
  /** Prints a slip for this person only; without it, for everybody whom nothing else reaches. */
  memberId: z.uuid().optional(),
})

/** The text of every slip in one language. */
const slipWords = z.object({
  sealed: z.string(),
  scan: z.string(),
  /** The page where people enter the code, without https://, as they type it. */
  page: z.string(),
  until: z.string(),
  what: z.string(),
  seen: z.string(),
  voluntary: z.string(),
  printed: z.string(),
})

/** Returned only once: nobody can read the codes again, only replace them. */
export const slipsMade = z.object({
  printing,
  unit: z.string(),
  words: z.object(inEachLanguage(() => slipWords)),
  slips: z.array(
    z.object({
      name: z.string(),
      employeeId: z.string(),
      language: z.enum(languages),
      /** The code as printed, `K7MX9-42QDA`. */
      code: z.string(),
      /** The address in the QR code: the page in the person's language, with the code in its fragment. */
      address: z.string(),
    }),
  ),
})
export type SlipsMade = z.infer<typeof slipsMade>
