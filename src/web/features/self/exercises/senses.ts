/** Five things to see, four to hear, three to feel. */
const senses = [
  { sense: 'see', count: 5 },
  { sense: 'hear', count: 4 },
  { sense: 'feel', count: 3 },
] as const
type Sense = (typeof senses)[number]['sense']

/** What to look for after a number of found things; null when all are found. */
export function searchAt(
  found: number,
): { readonly sense: Sense; readonly count: number; readonly left: number } | null {
  let before = 0
  for (const { sense, count } of senses) {
    if (found < before + count) return { sense, count, left: before + count - found }
    before += count
  }
  return null
}

/** The total number of things. */
export const thingsToFind = senses.reduce((sum, { count }) => sum + count, 0)
