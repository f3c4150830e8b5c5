import { exercises } from '#text/easy-swedish/exercises.ts'
import { greenZone } from '#text/easy-swedish/green-zone.ts'
import { player } from '#text/easy-swedish/player.ts'
import { zones } from '#text/easy-swedish/zones.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The green zone and its exercises. */
export const easyWords: Reading = {
  texts: {
    exercises: inLines(exercises),
    greenZone: inLines(greenZone),
    player: inLines(player),
    zones: inLines(zones),
  },
  notes: {},
}
