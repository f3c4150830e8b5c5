import type { Language } from './language.ts'

const digits: Readonly<Record<Language, readonly string[]>> = {
  sv: ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
}

/** A telephone number as it is said to somebody who dials it: "90 390" is "nio noll, tre nio noll". */
export function spokenDigits(number: string, language: Language): string {
  return (number.match(/\+|\d+/g) ?? [])
    .map((group) =>
      group === '+' ? 'plus' : [...group].map((digit) => digits[language][Number(digit)]).join(' '),
    )
    .join(', ')
}
