/** A person's answers in fields, by the id of the field and by the kind of answer. */
export type Answers = {
  readonly texts: Readonly<Record<string, string>>
  /** A step of a scale, or a number in the unit of its field. */
  readonly figures: Readonly<Record<string, number>>
  /** An option's id, a time (HH:MM) or a day (YYYY-MM-DD). */
  readonly choices: Readonly<Record<string, string>>
  /** Ids of ticked or chosen options; for a pile (`field.pile`) the lines in it. */
  readonly sets: Readonly<Record<string, readonly string[]>>
}

/** Everything written in one worksheet. The worksheets themselves are files of `content/<language>/worksheets/`. */
export type WorksheetValues = Answers & {
  /** By field, then by a key with the time at which the row was made, so that rows sort by age. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, Answers>>>>
}

export const noAnswers: Answers = { texts: {}, figures: {}, choices: {}, sets: {} }
export const emptyWorksheet: WorksheetValues = { ...noAnswers, rows: {} }

/** Longest text in a field, in characters: some 300 words, more than a letter to oneself needs. */
export const longestText = 2000

/** Longest line in a pile, in characters. */
export const longestLine = 200

/** Most fields of a worksheet, most rows of a table and most lines of a pile that are stored. */
export const most = 40

/** The rows of a field in the order they were made. */
export function rowsOf(values: WorksheetValues, field: string): readonly (readonly [key: string, Answers])[] {
  return Object.entries(values.rows[field] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Whether anything is written in it. */
export const isEmpty = (values: WorksheetValues): boolean =>
  [values.texts, values.figures, values.choices, values.sets, values.rows].every(
    (record) => Object.keys(record).length === 0,
  )
