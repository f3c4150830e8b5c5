import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#core/languages.ts'
import { emptyWorksheet } from '#core/worksheets/worksheet.ts'
import { readWorksheet } from '#web/lib/content/read-worksheet.ts'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'

/** Every worksheet with what is needed to show a filled-in one, so without its example. For loaders. */
export const sharedSheets = (language: Language): readonly Worksheet[] =>
  readdirSync(join('content', language, 'worksheets'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ ...readWorksheet(language, file.slice(0, -'.json'.length)), example: emptyWorksheet }))
