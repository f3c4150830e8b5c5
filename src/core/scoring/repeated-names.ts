/** More would not help a reader, and an attack must not make the list grow. */
const mostRepeated = 50

/**
 * The names that occur twice in one object of a JSON text, the first 50. `JSON.parse` silently uses the last of them, and
 * an answer given twice must be refused rather than guessed. The text must already have parsed.
 */
export function repeatedNames(json: string): string[] {
  const repeated: string[] = []
  // One entry per open bracket: the names seen so far in an object, `null` for a list.
  const open: (Set<string> | null)[] = []
  let from = 0
  let to = 0
  for (let at = 0; at < json.length; at++) {
    const character = json.charCodeAt(at)
    if (character === quote) {
      from = at + 1
      to = endOfText(json, from)
      at = to
    } else if (character === 0x7b) open.push(new Set())
    else if (character === 0x5b) open.push(null)
    else if (character === 0x7d || character === 0x5d) open.pop()
    else if (character === 0x3a) {
      // Outside texts a colon only follows a name of an object.
      const written = json.slice(from, to)
      const name: string = written.includes('\\') ? JSON.parse(`"${written}"`) : written
      const names = open.at(-1)
      if (names?.has(name) && repeated.push(name) === mostRepeated) return repeated
      names?.add(name)
    }
  }
  return repeated
}

const quote = 0x22
const backslash = 0x5c

/** The position of the closing quote of the text that begins at `from`. */
function endOfText(json: string, from: number): number {
  let at = from
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1
  return at
}
