import type { Translate } from '#text/messages.ts'
import type { profile } from '#text/sv/profile.ts'

/** Eight to twelve as words, larger numbers as figures. The smallest group may be raised, never lowered. */
export function numberInWords(t: Translate<keyof typeof profile>, value: number): string {
  switch (value) {
    case 8:
      return t('promise.number.8')
    case 9:
      return t('promise.number.9')
    case 10:
      return t('promise.number.10')
    case 11:
      return t('promise.number.11')
    case 12:
      return t('promise.number.12')
    default:
      return String(value)
  }
}

/**
 * The figures that may include an answer, in one sentence: "din enhet Lager om minst åtta svarar där, annars Drift, annars
 * hela Exempelbolaget". `units`: from the person's own unit up to the top of the round.
 */
export function unitsInWords(
  t: Translate<keyof typeof profile>,
  units: readonly { readonly name: string }[],
  smallestGroup: number,
): string {
  const top = units.at(-1)?.name ?? ''
  if (units.length <= 1) return t('promise.units.one', { unit: top })
  const chain = units.map(({ name: unit }, position) => {
    if (position === 0) return t('promise.units.first', { unit, number: numberInWords(t, smallestGroup) })
    return t(position === units.length - 1 ? 'promise.units.last' : 'promise.units.next', { unit })
  })
  return t('promise.units.several', { chain: chain.join(', ') })
}
