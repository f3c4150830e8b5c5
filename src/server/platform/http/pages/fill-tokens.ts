import type { Markup, Tokens } from './brand-tokens.ts'

type Escape = (value: string) => string

const token = /%%([A-Z_]+)%%/g
const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g

/**
 * Fills a page: escapes each value for its place, in text and attributes or in structured data (JSON).
 * @throws when a token has no value, stands in any other script, or is markup in an attribute or in structured data.
 */
export function fillHtml(html: string, tokens: Tokens): string {
  let filled = ''
  let from = 0
  for (const found of html.matchAll(script)) {
    const [, opening = '', content = '', closing = ''] = found
    filled += fill(html.slice(from, found.index), tokens, inMarkup, asElements)
    filled += fill(opening, tokens, inMarkup) + fillScript(opening, content, tokens) + closing
    from = found.index + found[0].length
  }
  return filled + fill(html.slice(from), tokens, inMarkup, asElements)
}

/** Every escaped form of a value in a filled file, the longest first. */
export function formsOf(value: string | Markup): string[] {
  const forms =
    typeof value === 'string'
      ? [inMarkup(value), inJson(value), inScript(inJson(value))]
      : [value.markup, inJson(value.markup)]
  return [...new Set(forms)].sort((a, b) => b.length - a.length)
}

/** Fills the data of a page or the manifest: tokens stand within JSON strings. */
export function fillJson(json: string, tokens: Tokens): string {
  return fill(json, tokens, inJson, ({ markup }) => inJson(markup))
}

function fillScript(opening: string, content: string, tokens: Tokens): string {
  if (/type="application\/ld\+json"/.test(opening))
    return fill(content, tokens, (value) => inScript(inJson(value)))
  return fill(content, tokens, () => {
    throw new Error(`A script of a page has a token that cannot be filled safely: ${content.slice(0, 200)}`)
  })
}

function fill(
  text: string,
  tokens: Tokens,
  escaped: Escape,
  elements: (markup: Markup, before: string) => string = refuseMarkup,
): string {
  return text.replace(token, (_, name: string, at: number) => {
    const value = tokens[name]
    if (value === undefined) throw new Error(`A page has the token ${name}, which nothing fills`)
    return typeof value === 'string' ? escaped(value) : elements(value, text.slice(0, at))
  })
}

const refuseMarkup = (): never => {
  throw new Error('A page has elements where only text can stand')
}

/** Markup may stand between tags, never within one. */
const asElements = ({ markup }: Markup, before: string): string =>
  before.lastIndexOf('<') > before.lastIndexOf('>') ? refuseMarkup() : markup

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
const inMarkup: Escape = (value) => value.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1)
/** Escapes everything in a script that could look like markup. */
const inScript: Escape = (value) =>
  value.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
