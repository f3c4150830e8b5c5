/** Invisible characters: soft hyphens, joiners, direction marks, byte order marks. Behind Ã and Â they are half a letter. */
const invisible = /(?<![ÃÂ])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Line breaks and tabs within a cell, which separate words as a space does. */
const breaks = /\s*[\t\n\v\f\r\u2028\u2029]\s*/g
/** What people type for an empty value. */
const onlyDashes = /^\p{Pd}[\p{Pd}\s]*$|^\u2212$/u
/** Characters beyond those of most lists; a cell without any needs no further cleaning. */
const anyInvisible = /[^\x20-\x7e\u00a1-\u00ac\u00ae-\u017f]/

/**
 * The text of a cell: without invisible characters, with ordinary spaces, on one line, without the guard that keeps a number's
 * zeros in spreadsheet programs. A Mac writes å as a and a ring; composed, equal names compare as equal.
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

/** An address as mail programs copy it: `Kim Ek <kim@bolaget.example>`, `mailto:kim@bolaget.example`, or with a separator. */
export function addressIn(cell: string): string {
  const [, within] = /^[^<>@]*<([^<>@\s]+@[^<>@\s]+)>[;,]?$/.exec(cell) ?? []
  return within ?? cell.replace(/^mailto:\s*/i, '').replace(/\s*[;,]$/, '')
}

/** `="001017"`, as exporters write it. */
const formulaGuard = /^=\s*"((?:[^"]|"")*)"$/s
/** 't Hooft and 's-Gravesande begin with an apostrophe of their own. */
const namesWithApostrophe = /^['’‘]\p{Ll}{1,2}[\s-]/u

function withoutGuard(text: string): string {
  if (!/^[='’‘]/.test(text)) return text
  const inFormula = formulaGuard.exec(text)?.[1]
  if (inFormula !== undefined) return inFormula.replaceAll('""', '"')
  if (text.startsWith('=') || namesWithApostrophe.test(text)) return text
  return /^'.*'$/s.test(text) ? text.slice(1, -1) : text.slice(1)
}

/**
 * The same guard without the quotes that CSV requires: `;="001017";`. Quotes within a cell are doubled there, so that
 * no other text looks like this.
 */
export const quoteGuards = (text: string, separator: string): string => {
  if (!/= *"/.test(text)) return text
  const end = separator === '|' ? '\\|' : separator
  const bare = new RegExp(`(^|[\\r\\n${end}])[ ]*=[ ]*"([^"\\r\\n]+)"(?=[ ]*(?:[\\r\\n${end}]|$))`, 'g')
  return text.replace(bare, '$1"$2"')
}
