import { type Answers, longestLine, longestText, most, type WorksheetValues } from './worksheet.ts'

/** Whether a name can be that of a worksheet: kebab-case. Which worksheets there are is in `content/<language>/worksheets/`. */
export const isWorksheetId = (name: string): boolean => /^[a-z][a-z0-9-]{0,59}$/.test(name)

const isName = (name: string) => /^[a-z][a-z0-9.-]{0,79}$/.test(name)
const isRowKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key)

const isRecordOf = (value: unknown, key: (key: string) => boolean, entry: (entry: unknown) => boolean) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= most &&
  Object.entries(value).every(([name, one]) => key(name) && entry(one))

const isText = (value: unknown, longest: number) => typeof value === 'string' && value.length <= longest
const isFigure = (value: unknown) => typeof value === 'number' && Math.abs(value) <= 1_000_000
const isSet = (value: unknown) =>
  Array.isArray(value) && value.length <= most && value.every((line) => isText(line, longestLine))

const isAnswers = (value: Partial<Answers> | null) =>
  typeof value === 'object' &&
  value !== null &&
  isRecordOf(value.texts, isName, (one) => isText(one, longestText)) &&
  isRecordOf(value.figures, isName, isFigure) &&
  isRecordOf(value.choices, isName, (one) => isText(one, 80)) &&
  isRecordOf(value.sets, isName, isSet)

/** Reads a stored worksheet; null for anything else. */
export function readWorksheetValues(value: unknown): WorksheetValues | null {
  const found = value as WorksheetValues | null
  const whole =
    isAnswers(found) &&
    isRecordOf(found?.rows, isName, (rows) =>
      isRecordOf(rows, isRowKey, (row) => isAnswers(row as Answers | null)),
    )
  return whole ? found : null
}
