/** The most hits of a kind that a search shows. */
export const mostHits = 6

/** Typed words, normalised: in lower case, at most eight of them. */
export const wordsOf = (typed: string): readonly string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)

/** Whether the text contains every word. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const compared = text.toLowerCase()
  return words.every((word) => compared.includes(word))
}

/** Items with every word, in order, but first those that begin with the first word; returns one more than is shown. */
export function findByWords<Item>(
  items: readonly Item[],
  words: readonly string[],
  textOf: (item: Item) => string,
): readonly Item[] {
  const [first = ''] = words
  const begins = (item: Item) => textOf(item).toLowerCase().startsWith(first)
  return items
    .filter((item) => holdsWords(textOf(item), words))
    .toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
    .slice(0, mostHits + 1)
}
