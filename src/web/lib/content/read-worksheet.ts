import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#core/languages.ts'
import { longestLine, longestText } from '#core/worksheets/worksheet.ts'
import { exampleValues } from './example-values.ts'
import { type Worksheet, type WorksheetField, worksheetSchema } from './worksheet-schema.ts'

/**
 * A worksheet of `content/<language>/worksheets/`. Loaders only: it runs at build time, from the root of the
 * repository.
 * @throws with the file and the place in it when the file is missing, no JSON, or not a worksheet
 */
export function readWorksheet(
  language: Language,
  name: string,
  folder = join('content', language, 'worksheets'),
): Worksheet {
  const file = join(folder, `${name}.json`)
  const read = worksheetSchema.safeParse(parse(file))
  if (!read.success) throw new Error(`${file} is not a worksheet: ${z.prettifyError(read.error)}`)
  const { example, ...worksheet } = read.data
  if (worksheet.id !== name) throw new Error(`${file} calls itself ${worksheet.id}`)
  const fault = faultIn(worksheet.fields)
  if (fault !== null) throw new Error(`${file} ${fault}`)
  try {
    return { ...worksheet, example: exampleValues(worksheet.fields, example, { longestText, longestLine }) }
  } catch (error) {
    throw new Error(`${file} has an example that does not fit: ${(error as Error).message}`)
  }
}

function parse(file: string): unknown {
  const json = readFileSync(file, 'utf8')
  try {
    return JSON.parse(json)
  } catch (error) {
    // Node names the line and the column.
    throw new Error(`${file} is no JSON: ${(error as Error).message}`)
  }
}

function faultIn(fields: readonly WorksheetField[]): string | null {
  const ids = fields.flatMap((field) => ('id' in field ? [field.id] : []))
  const twice = ids.find((one, position) => ids.indexOf(one) !== position)
  if (twice !== undefined) return `has two fields called ${twice}`
  const unknown = fields
    .flatMap((field) => (field.kind === 'figure' ? field.from : []))
    .find((from) => !ids.includes(from))
  return unknown === undefined ? null : `draws from ${unknown}, and has no such field`
}
