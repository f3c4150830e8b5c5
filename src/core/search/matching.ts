/** How many hits of a kind a search shows. */
export const mostHits = 6

/** Typed words as they are compared: in lower case, at most eight of them. */
export const wordsOf = (typed: string): readonly string[] =>
  typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)

/** Whether every word is somewhere in the text. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const compared = text.toLowerCase()
  return words.every((word) => compared.includes(word))
}

/** What holds every word, in its order, but first what begins with the first of them; one more than is shown says that there are more. */
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
