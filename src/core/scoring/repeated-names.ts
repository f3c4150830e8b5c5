// One run of plain characters at a time: a pattern that chooses anew at each of 40 million overflows the stack.
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/gs

/** A reader needs no more of them, and the list must not grow with an attack. */
const mostRepeated = 50

/**
 * The names that stand twice in one object of a JSON text, the first 50. `JSON.parse` keeps the last of them without a
 * word, and an answer given twice must be refused rather than guessed. The text must already have parsed.
 */
export function repeatedNames(json: string): string[] {
  const repeated: string[] = []
  // One entry per open bracket: the names seen so far in an object, `null` for a list.
  const open: (Set<string> | null)[] = []
  let lastText = ''
  for (const [token] of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(null)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      // Only after an object's name can a colon stand outside a text.
      const name: string = lastText.includes('\\') ? JSON.parse(lastText) : lastText.slice(1, -1)
      const names = open.at(-1)
      if (names?.has(name) && repeated.push(name) === mostRepeated) return repeated
      names?.add(name)
    } else lastText = token
  }
  return repeated
}
