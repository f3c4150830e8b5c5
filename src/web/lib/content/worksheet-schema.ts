import { z } from 'zod'
import { most, type WorksheetValues } from '#core/worksheets/worksheet.ts'

const id = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'an id is lower-case letters, digits and hyphens')

/** The drawings that `features/self/worksheets/figures/` has. */
const figureNames = [
  'balance',
  'days-line',
  'sign-corners',
  'sleep-share',
  'sleep-window',
  'still-matters',
  'week-bars',
  'before-and-after',
  'emotion-wheel',
  'demand-control-map',
  'free-hours',
  'gain-and-cost',
  'hours-balance',
  'letter',
  'plan-tally',
  'stairs',
  'values-wheel',
] as const
export type FigureName = (typeof figureNames)[number]

/** The schema of a file of `content/<language>/worksheets/`. */
function makeSchema() {
  const words = z.string().trim().min(1)
  const option = z.strictObject({ id, label: words })
  const common = { id, label: words, hint: words.optional() }
  const simple = [
    z.strictObject({ kind: z.literal('text'), ...common, long: z.literal(true).optional() }),
    z.strictObject({
      kind: z.literal('choice'),
      ...common,
      options: z.array(option).min(2),
      many: z.literal(true).optional(),
    }),
    z
      .strictObject({
        kind: z.literal('scale'),
        ...common,
        from: z.int(),
        to: z.int(),
        low: words,
        high: words,
      })
      .refine(({ from, to }) => to > from && to - from <= 10, 'a scale has 2 to 11 steps'),
    z.strictObject({ kind: z.literal('time'), ...common }),
    z.strictObject({ kind: z.literal('date'), ...common }),
    z.strictObject({ kind: z.literal('number'), ...common, unit: words, min: z.number(), max: z.number() }),
  ] as const
  const field = z.discriminatedUnion('kind', [
    ...simple,
    z.strictObject({ kind: z.literal('note'), text: words }),
    z.strictObject({
      kind: z.literal('rows'),
      ...common,
      row: words,
      max: z.int().min(1).max(most),
      columns: z.array(z.discriminatedUnion('kind', simple)).min(1),
    }),
    z.strictObject({
      kind: z.literal('piles'),
      ...common,
      add: words,
      piles: z.array(z.strictObject({ id, label: words, hint: words.optional() })).min(2),
    }),
    z.strictObject({ kind: z.literal('tick'), ...common, items: z.array(option).min(1) }),
    z.strictObject({
      kind: z.literal('figure'),
      figure: z.enum(figureNames),
      from: z.array(id).min(1),
      label: words,
      /** What the drawing shows, for its illustrator. */
      says: words.optional(),
    }),
  ])
  return z.strictObject({
    id,
    title: words,
    intro: words,
    fields: z.array(field).min(1),
    example: z.record(z.string(), z.unknown()),
  })
}

export const worksheetSchema = makeSchema()

type Definition = z.output<typeof worksheetSchema>
export type WorksheetField = Definition['fields'][number]
/** A field that takes one answer, on its own or as a column of a table. */
export type SimpleField = Extract<WorksheetField, { kind: 'rows' }>['columns'][number]

/** A worksheet in one language, with a filled-in example. */
export type Worksheet = Omit<Definition, 'example'> & { readonly example: WorksheetValues }
