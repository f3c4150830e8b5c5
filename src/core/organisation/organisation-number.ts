/**
 * A Swedish organisation number, written with or without its hyphen: ten digits, of which the last is a check digit by the
 * Luhn algorithm, as Bolagsverket gives them.
 * @returns it as NNNNNN-NNNN; null when it is none
 */
export function readOrganisationNumber(written: string): string | null {
  const [, first, last] = /^(\d{6})-?(\d{4})$/.exec(written.trim()) ?? []
  if (first === undefined || last === undefined) return null
  return hasCheckDigit(`${first}${last}`) ? `${first}-${last}` : null
}

/** The Luhn check: every second digit counts double, its digits added; the sum ends in 0. */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
