/** Signs that nobody sees: soft hyphens, joiners, marks of direction, byte order marks. Behind Ã and Â they are half a letter. */
const invisible = /(?<![ÃÂ])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Lines and tabs within a cell, which divide words as a space does. */
const breaks = /\s*[\t\n\v\f\r\u2028\u2029]\s*/g
/** What people write where there is nothing. */
const onlyDashes = /^\p{Pd}[\p{Pd}\s]*$|^\u2212$/u
/** Anything but the letters and signs that most lists have, which are looked at no further. */
const anyInvisible = /[^\x20-\x7e\u00a1-\u00ac\u00ae-\u017f]/

/**
 * What a cell says: without invisible signs, with ordinary spaces, on one line, without what programs put around a number so that a
 * spreadsheet program keeps its zeros. A Mac writes å as a and a ring; put together, equal names compare as equal.
 */
export function cleanCell(text: string): string {
  const seen = anyInvisible.test(text)
    ? text
        .replace(invisible, '')
        .trim()
        .replace(breaks, ' ')
        .replace(/\p{Zs}/gu, ' ')
        .normalize('NFC')
    : text
  const said = withoutGuard(seen.trim()).trim()
  return onlyDashes.test(said) ? '' : said
}

/** An address as mail programs copy it: `Kim Ek <kim@bolaget.example>`, `mailto:kim@bolaget.example`, or with what divides several. */
export function addressIn(cell: string): string {
  const [, within] = /^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>[;,]?$/.exec(cell) ?? []
  return within ?? cell.replace(/^mailto:\s*/i, '').replace(/\s*[;,]$/, '')
}

/** `="001017"`, as exporters write it. */
const formulaGuard = /^=\s*"((?:[^"]|"")*)"$/s
/** 't Hooft and 's-Gravesande begin like that by themselves. */
const namesWithApostrophe = /^['’‘]\p{Ll}{1,2}[\s-]/u

function withoutGuard(text: string): string {
  if (!/^[='’‘]/.test(text)) return text
  const inFormula = formulaGuard.exec(text)?.[1]
  if (inFormula !== undefined) return inFormula.replaceAll('""', '"')
  if (text.startsWith('=') || namesWithApostrophe.test(text)) return text
  return /^'.*'$/s.test(text) ? text.slice(1, -1) : text.slice(1)
}

/**
 * The same guard without the quotes that CSV asks for: `;="001017";`. Quotes within a cell are two each there, so that
 * nothing else looks like this.
 */
export const quoteGuards = (text: string, separator: string): string => {
  if (!/= *"/.test(text)) return text
  const end = separator === '|' ? '\\|' : separator
  const bare = new RegExp(`(^|[\\r\\n${end}])[ ]*=[ ]*"([^"\\r\\n]+)"(?=[ ]*(?:[\\r\\n${end}]|$))`, 'g')
  return text.replace(bare, '$1"$2"')
}
