/**
 * A name that stands twice in one object, or null. `JSON.parse` would silently take the last one, so that two readers
 * of the same file could see two organisations.
 * @param text valid JSON
 */
export function nameTwice(text: string): string | null {
  const namesByDepth: Set<string>[] = []
  let depth = -1
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '{') {
      depth++
      namesByDepth[depth] ??= new Set()
      namesByDepth[depth]?.clear()
    } else if (sign === '}') {
      depth--
    } else if (sign === '"') {
      const end = endOfText(text, at)
      if (isName(text, end)) {
        const name: unknown = JSON.parse(text.slice(at, end + 1))
        const names = namesByDepth[depth]
        if (typeof name === 'string' && names?.has(name)) return name
        names?.add(String(name))
      }
      at = end
    }
  }
  return null
}

/** The position of the quotation mark that ends the text begun at `start`. */
function endOfText(text: string, start: number): number {
  let end = start
  let backslashes: number
  do {
    end = text.indexOf('"', end + 1)
    backslashes = 0
    while (text[end - 1 - backslashes] === '\\') backslashes++
  } while (backslashes % 2 === 1)
  return end
}

const blank = /[ \t\n\r]/

/** In JSON only a name is followed by a colon. */
function isName(text: string, end: number): boolean {
  let next = end + 1
  while (blank.test(text[next] ?? '')) next++
  return text[next] === ':'
}
