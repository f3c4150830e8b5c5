import { useKept } from '#web/lib/kept.ts'
import { reflectionKeys } from './exercise-list.ts'
import { isRecord, textOf } from './text-record.ts'

const noThoughts = { text: '' }
const parseThoughts = (value: unknown) => (isRecord(value) ? { text: textOf(value.text) } : null)

/** The reflection text of the green zone: in this browser always, signed in or not (seed, section 3). */
export const useThoughts = () => useKept(reflectionKeys.thoughts, parseThoughts, noThoughts)
