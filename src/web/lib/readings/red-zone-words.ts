import { player } from '#text/easy-swedish/player.ts'
import { problems } from '#text/easy-swedish/problems.ts'
import { redZone } from '#text/easy-swedish/red-zone.ts'
import { result } from '#text/easy-swedish/result.ts'
import { support } from '#text/easy-swedish/support.ts'
import { techniques } from '#text/easy-swedish/techniques.ts'
import { zones } from '#text/easy-swedish/zones.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The red zone, its techniques and asking for support. */
export const easyWords: Reading = {
  texts: {
    player: inLines(player),
    problems: inLines(problems),
    redZone: inLines(redZone),
    result: inLines(result),
    support: inLines(support),
    techniques: inLines(techniques),
    zones: inLines(zones),
  },
  notes: {},
}
