import { type Answers, emptyWorksheet, noAnswers, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { SimpleField, WorksheetField } from './worksheet-schema.ts'

type Room = { readonly longestText: number; readonly longestLine: number }

/**
 * The values of a worksheet file's example, which has them by field alone, in the form in which a person's values are stored.
 * @throws with the field when the field does not take a value
 */
export function exampleValues(
  fields: readonly WorksheetField[],
  example: Readonly<Record<string, unknown>>,
  room: Room,
): WorksheetValues {
  const known = new Set(fields.flatMap((field) => ('id' in field ? [field.id] : [])))
  for (const name of Object.keys(example)) if (!known.has(name)) throw new Error(`no field is called ${name}`)
  let values = emptyWorksheet
  for (const field of fields) {
    const value = 'id' in field ? example[field.id] : undefined
    if (value === undefined) continue
    if (field.kind === 'rows') {
      const rows = listOf(value, field.id).map((row, position) => [
        `example-${String(position).padStart(2, '0')}`,
        rowOf(field.columns, row as Readonly<Record<string, unknown>>, room),
      ])
      if (rows.length > field.max) throw new Error(`${field.id} has more than ${field.max} rows`)
      values = { ...values, rows: { ...values.rows, [field.id]: Object.fromEntries(rows) } }
    } else if (field.kind === 'piles') {
      const piles = Object.entries(value as Readonly<Record<string, unknown>>).map(([pile, lines]) => {
        if (!field.piles.some(({ id }) => id === pile)) throw new Error(`${field.id} has no pile ${pile}`)
        return [
          `${field.id}.${pile}`,
          listOf(lines, field.id).map((line) => textOf(line, field.id, room.longestLine)),
        ]
      })
      values = { ...values, sets: { ...values.sets, ...Object.fromEntries(piles) } }
    } else if (field.kind === 'tick') {
      const ticked = chosenOf(value, field.id, field.items)
      values = { ...values, sets: { ...values.sets, [field.id]: ticked } }
    } else if (field.kind !== 'note' && field.kind !== 'figure') {
      values = { ...values, ...withAnswer(values, field, value, room) }
    }
  }
  return values
}

function rowOf(columns: readonly SimpleField[], row: Readonly<Record<string, unknown>>, room: Room): Answers {
  for (const name of Object.keys(row)) {
    if (!columns.some(({ id }) => id === name)) throw new Error(`no column is called ${name}`)
  }
  return columns.reduce(
    (answers, column) =>
      // A column that was left empty.
      row[column.id] === undefined || row[column.id] === ''
        ? answers
        : withAnswer(answers, column, row[column.id], room),
    noAnswers,
  )
}

function withAnswer(answers: Answers, field: SimpleField, value: unknown, room: Room): Answers {
  const { id } = field
  switch (field.kind) {
    case 'text':
      return { ...answers, texts: { ...answers.texts, [id]: textOf(value, id, room.longestText) } }
    case 'scale':
    case 'number': {
      const [min, max] = field.kind === 'scale' ? [field.from, field.to] : [field.min, field.max]
      if (typeof value !== 'number' || value < min || value > max)
        throw new Error(`${id} is ${min} to ${max}`)
      return { ...answers, figures: { ...answers.figures, [id]: value } }
    }
    case 'time':
    case 'date': {
      const format = field.kind === 'time' ? /^\d\d:\d\d$/ : /^\d{4}-\d\d-\d\d$/
      if (typeof value !== 'string' || !format.test(value)) throw new Error(`${id} is a ${field.kind}`)
      return { ...answers, choices: { ...answers.choices, [id]: value } }
    }
    case 'choice': {
      const chosen = chosenOf(field.many ? value : [value], id, field.options)
      if (field.many) return { ...answers, sets: { ...answers.sets, [id]: chosen } }
      return { ...answers, choices: { ...answers.choices, [id]: chosen[0] ?? '' } }
    }
  }
}

function listOf(value: unknown, field: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error(`${field} takes a list`)
  return value
}

function textOf(value: unknown, field: string, longest: number): string {
  if (typeof value !== 'string' || value === '' || value.length > longest) {
    throw new Error(`${field} takes a text of at most ${longest} characters`)
  }
  return value
}

function chosenOf(value: unknown, field: string, options: readonly { readonly id: string }[]): string[] {
  return listOf(value, field).map((one) => {
    const option = options.find(({ id }) => id === one)
    if (option === undefined) throw new Error(`${field} has no option ${String(one)}`)
    return option.id
  })
}
