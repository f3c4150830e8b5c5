/**
 * A phone number as people read it out: "08 12" is "noll åtta, ett två".
 * @param digits the words from zero to nine, separated by spaces
 */
export function spokenDigits(number: string, digits: string): string {
  const words = digits.split(' ')
  return (number.match(/\+|\d+/g) ?? [])
    .map((group) => (group === '+' ? 'plus' : [...group].map((digit) => words[Number(digit)]).join(' ')))
    .join(', ')
}
