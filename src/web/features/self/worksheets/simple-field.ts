import type { Answers } from '#core/worksheets/worksheet.ts'
import type { SimpleField } from '#web/lib/content/worksheet-schema.ts'

/** The steps of a scale, including both ends. */
export const stepsOf = ({ from, to }: { readonly from: number; readonly to: number }): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step)

/** A record without one of its entries. */
export function without<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Readonly<Record<string, Value>> {
  const { [name]: _, ...rest } = record
  return rest
}

/** The typed number, with a comma or a point; null for an empty field, `wrong` outside its range. */
export function figureIn(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
): number | null | 'wrong' {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const figure = /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN
  return figure >= min && figure <= max ? figure : 'wrong'
}

type Words = {
  readonly day: (day: string) => string
  readonly list: (items: readonly string[]) => string
}

/** The answer in a field, in words; null when it is empty. */
export function answerIn(field: SimpleField, answers: Answers, words: Words): string | null {
  const { id } = field
  switch (field.kind) {
    case 'text':
      return answers.texts[id]?.trim() || null
    case 'scale':
      return answers.figures[id] === undefined ? null : `${answers.figures[id]} / ${field.to}`
    case 'number':
      return answers.figures[id] === undefined ? null : `${answers.figures[id]}\u00a0${field.unit}`
    case 'time':
      return answers.choices[id] ?? null
    case 'date':
      return answers.choices[id] === undefined ? null : words.day(answers.choices[id])
    case 'choice': {
      const ids = field.many ? (answers.sets[id] ?? []) : [answers.choices[id]]
      const labels = field.options.filter((option) => ids.includes(option.id)).map(({ label }) => label)
      return labels.length === 0 ? null : words.list(labels)
    }
  }
}
