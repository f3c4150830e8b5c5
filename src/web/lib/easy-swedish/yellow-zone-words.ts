import { yellowZone } from '#text/easy-swedish/yellow-zone.ts'
import { zones } from '#text/easy-swedish/zones.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** The yellow zone. */
export const easyWords: EasyWords = {
  texts: { yellowZone: inLines(yellowZone), zones: inLines(zones) },
  notes: {},
}
