import { z } from 'zod'
import { longestLine, longestText, most, type WorksheetValues } from '#core/worksheets/worksheet.ts'

const isName = (name: string) => /^[a-z][a-z0-9.-]{0,79}$/.test(name)
const isRowKey = (key: string) => /^[a-z0-9-]{1,60}$/.test(key)

const recordOf = <Entry extends z.ZodType>(isKey: (key: string) => boolean, entry: Entry) =>
  z
    .record(z.string(), entry)
    .refine((record) => Object.keys(record).every(isKey), { message: 'wrong-format' })
    .refine((record) => Object.keys(record).length <= most, { message: 'too-big' })

const answers = {
  texts: recordOf(isName, z.string().max(longestText)),
  figures: recordOf(isName, z.number().min(-1_000_000).max(1_000_000)),
  choices: recordOf(isName, z.string().max(80)),
  sets: recordOf(isName, z.array(z.string().max(longestLine)).max(most)),
}

/** What a person has written in one worksheet of the programme. */
export const worksheetValues = z.strictObject({
  ...answers,
  rows: recordOf(isName, recordOf(isRowKey, z.strictObject(answers))),
}) satisfies z.ZodType<WorksheetValues>
