/**
 * A telephone number as it is said to somebody who dials it: "08 12" is "noll åtta, ett två".
 * @param digits from zero to nine, in words, with spaces between
 */
export function spokenDigits(number: string, digits: string): string {
  const words = digits.split(' ')
  return (number.match(/\+|\d+/g) ?? [])
    .map((group) => (group === '+' ? 'plus' : [...group].map((digit) => words[Number(digit)]).join(' ')))
    .join(', ')
}
