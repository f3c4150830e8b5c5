import { exerciseList } from '#text/easy-swedish/exercise-list.ts'
import { player } from '#text/easy-swedish/player.ts'
import type { EasyWords } from './easy-words.ts'
import { inLines } from './in-lines.ts'

/** The list of exercises and the player. */
export const easyWords: EasyWords = {
  texts: { exerciseList: inLines(exerciseList), player: inLines(player) },
  notes: {},
}
