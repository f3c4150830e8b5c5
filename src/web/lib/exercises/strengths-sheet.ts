import { momentCount, type StrengthMoment, type StrengthsSheet } from '#core/exercises/exercises.ts'
import { isRecord } from '#web/lib/shape.ts'
import { textOf } from './stored-text.ts'

const emptyMoment: StrengthMoment = { what: '', strength: '' }

export const emptyStrengths: StrengthsSheet = {
  moments: Array.from({ length: momentCount }, () => emptyMoment),
  chosen: null,
  how: '',
}

export function parseStrengths(value: unknown): StrengthsSheet | null {
  if (!isRecord(value)) return null
  const kept: readonly unknown[] = Array.isArray(value.moments) ? value.moments : []
  const moments = emptyStrengths.moments.map((_, position) => {
    const moment = kept[position]
    return isRecord(moment) ? { what: textOf(moment.what), strength: textOf(moment.strength) } : emptyMoment
  })
  const { chosen } = value
  return {
    moments,
    chosen: typeof chosen === 'number' && moments[chosen]?.strength.trim() ? chosen : null,
    how: textOf(value.how),
  }
}

/** The strengths named so far, with their position: the same word twice is one strength. */
export function namedStrengths(
  moments: readonly StrengthMoment[],
): readonly { readonly position: number; readonly strength: string }[] {
  const named = moments.map(({ strength }, position) => ({ position, strength: strength.trim() }))
  return named.filter(
    ({ strength }, at) =>
      strength !== '' &&
      named.findIndex((other) => other.strength.toLowerCase() === strength.toLowerCase()) === at,
  )
}

/** What the sheet still lacks before the exercise is done. */
export function missingInStrengths({
  moments,
  chosen,
  how,
}: StrengthsSheet): 'strength' | 'chosen' | 'how' | null {
  const named = namedStrengths(moments)
  if (named.length === 0) return 'strength'
  if (!named.some(({ position }) => position === chosen)) return 'chosen'
  return how.trim() === '' ? 'how' : null
}
