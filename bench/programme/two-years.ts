import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { partIds, type StressProgramme } from '#core/programme/stress-programme.ts'
import { type Answers, emptyWorksheet, type WorksheetValues } from '#core/worksheets/worksheet.ts'

type Option = { readonly id: string }
type Field = {
  readonly kind: string
  readonly id: string
  readonly many?: true
  readonly options?: readonly Option[]
  readonly items?: readonly Option[]
  readonly piles?: readonly Option[]
  readonly columns?: readonly Field[]
  readonly from?: number
  readonly min?: number
  readonly max?: number
}

const content = join(import.meta.dirname, '../../content')
const worksheets = join(content, 'sv/worksheets')
const begun: Day = '2024-11-25'

/** Running Swedish, another piece each time: repetitive text would compress better than what people write. */
const readings = readdirSync(join(content, 'sv/programme'))
  .map((file) => readFileSync(join(content, 'sv/programme', file), 'utf8').replaceAll(/\s+/g, ' '))
  .join(' ')
let at = 0
function words(characters: number): string {
  at = at + characters > readings.length ? 0 : at
  at += characters
  return readings.slice(at - characters, at)
}

/** A full programme after two years: a note for every part, every worksheet filled in, a check for every week. */
export function twoYears(): StressProgramme {
  const weeks = Array.from({ length: 104 }, (_, week) => addDays(begun, 7 * week))
  return {
    startedOn: begun,
    modules: Object.fromEntries([1, 2, 3, 4, 5, 6].map((module, n) => [module, addDays(begun, 120 * n)])),
    parts: Object.fromEntries(partIds.map((part, n) => [part, addDays(begun, 30 * n)])),
    notes: Object.fromEntries(partIds.map((part) => [part, words(4000)])),
    worksheets: Object.fromEntries(
      readdirSync(worksheets).map((file) => {
        const { id, fields } = JSON.parse(readFileSync(join(worksheets, file), 'utf8')) as {
          id: string
          fields: Field[]
        }
        return [id, filledIn(fields)]
      }),
    ),
    checks: Object.fromEntries(weeks.map((day) => [day, { strain: 2, recovery: 3, step: 4 }])),
    pausedSince: null,
    reminder: { weekday: 1, time: '08:00' },
  }
}

function filledIn(fields: readonly Field[]): WorksheetValues {
  let values: WorksheetValues = { ...emptyWorksheet, ...answersTo(fields, 600) }
  for (const { kind, id, items = [], piles = [], columns = [], max = 0 } of fields) {
    if (kind === 'tick') values = { ...values, sets: { ...values.sets, [id]: items.map((item) => item.id) } }
    if (kind === 'piles') {
      const filled = piles.map((pile) => [`${id}.${pile.id}`, Array.from({ length: 10 }, () => words(80))])
      values = { ...values, sets: { ...values.sets, ...Object.fromEntries(filled) } }
    }
    if (kind === 'rows') {
      const rows = Array.from({ length: max }, (_, n) => [`row-${n}`, answersTo(columns, 100)])
      values = { ...values, rows: { ...values.rows, [id]: Object.fromEntries(rows) } }
    }
  }
  return values
}

function answersTo(fields: readonly Field[], characters: number): Answers {
  const all = fields.map((field) => answerTo(field, characters))
  const of = (kind: keyof Answers) => Object.assign({}, ...all.map((answers) => answers[kind] ?? {}))
  return { texts: of('texts'), figures: of('figures'), choices: of('choices'), sets: of('sets') }
}

function answerTo({ kind, id, options = [], many, from, min }: Field, characters: number): Partial<Answers> {
  if (kind === 'text') return { texts: { [id]: words(characters) } }
  if (kind === 'scale' || kind === 'number') return { figures: { [id]: from ?? min ?? 0 } }
  if (kind === 'choice' && many) return { sets: { [id]: options.map((one) => one.id) } }
  const choice = { time: '22:30', date: '2026-03-02', choice: options[0]?.id }[kind]
  return choice === undefined ? {} : { choices: { [id]: choice } }
}
