import { exerciseList } from '#text/easy-swedish/exercise-list.ts'
import { player } from '#text/easy-swedish/player.ts'
import { inLines } from './in-lines.ts'
import type { Reading } from './reading-words.ts'

/** The list of exercises and the player. */
export const easyWords: Reading = {
  texts: { exerciseList: inLines(exerciseList), player: inLines(player) },
  notes: {},
}
