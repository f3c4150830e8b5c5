import type { PartId, StressProgramme } from '#core/programme/stress-programme.ts'
import { type Answers, emptyWorksheet, longestText, noAnswers } from '#core/worksheets/worksheet.ts'
import { listOf, nullable, oneOf, or, record, text } from '#web/lib/shape.ts'

const influences = ['self', 'other', 'no'] as const
const steps = ['break', 'ask', 'quiet', 'share', 'leave'] as const
const outcomes = ['yes', 'partly', 'no'] as const

/** Words for chosen options, because a note holds text only. */
export type OldWord =
  | (typeof influences)[number]
  | (typeof steps)[number]
  | `outcome.${(typeof outcomes)[number]}`

/** The first week as builds before the six modules stored it, as far as it can be read. */
export const readWeekNotes = record({
  map: or(
    listOf(record({ text, kind: oneOf(['takes', 'gives']), influence: nullable(oneOf(influences)) })),
    [],
  ),
  step: or(nullable(oneOf(steps)), null),
  when: or(text, ''),
  outcome: or(nullable(oneOf(outcomes)), null),
  noticed: or(text, ''),
})
type WeekNotes = NonNullable<ReturnType<typeof readWeekNotes>>

const part: PartId = '1.1'
const worksheet = 'stress-map'

/**
 * Merges the notes of the first week from before the six modules into a programme: the map becomes the worksheet of part
 * 1.1, the step and the observation its note. What has been written there since stays.
 */
export function withWeekNotes(
  document: StressProgramme,
  { map, step, when, outcome, noticed }: WeekNotes,
  words: (word: OldWord) => string,
): StressProgramme {
  const sheet = document.worksheets[worksheet] ?? emptyWorksheet
  const rowsOf = (kind: 'takes' | 'gives') =>
    Object.fromEntries(
      map
        .filter((entry) => entry.kind === kind)
        .map(({ text: what, influence }, position): readonly [string, Answers] => {
          const said = influence === null ? what : `${what} (${words(influence)})`
          // Rows are sorted by key, and keys of new rows begin with the time.
          return [
            `0-${String(position + 1).padStart(2, '0')}`,
            { ...noAnswers, texts: { [`${kind}-what`]: said.slice(0, longestText) } },
          ]
        }),
    )
  const found = { takes: rowsOf('takes'), gives: rowsOf('gives') }
  const rows = Object.fromEntries(
    (['takes', 'gives'] as const)
      .map((kind) => [kind, { ...found[kind], ...sheet.rows[kind] }] as const)
      .filter(([, own]) => Object.keys(own).length > 0),
  )
  const lines = [
    [step === null ? '' : words(step), when].filter(Boolean).join(': '),
    outcome === null ? '' : words(`outcome.${outcome}`),
    noticed,
    document.notes[part] ?? '',
  ].filter((line) => line.trim() !== '')
  return {
    ...document,
    notes: lines.length === 0 ? document.notes : { ...document.notes, [part]: lines.join('\n\n') },
    worksheets:
      map.length === 0
        ? document.worksheets
        : { ...document.worksheets, [worksheet]: { ...sheet, rows: { ...sheet.rows, ...rows } } },
  }
}
