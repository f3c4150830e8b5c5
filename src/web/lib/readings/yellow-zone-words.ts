import { yellowZone } from '#text/easy-swedish/yellow-zone.ts'
import { zones } from '#text/easy-swedish/zones.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The yellow zone. */
export const easyWords: Reading = {
  texts: { yellowZone: inLines(yellowZone), zones: inLines(zones) },
  notes: {},
}
