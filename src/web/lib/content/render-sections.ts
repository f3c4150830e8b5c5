import { Marked } from 'marked'

/** The content of one second-level heading; the text before the first heading has neither id nor title. */
export type ContentSection = {
  readonly id: string
  readonly title: string
  readonly html: string
}

/**
 * Renders Markdown as sections of HTML. Its input is only our own files, at build time; it refuses raw HTML even so, so that
 * a text can never be more than a text. Thousands are not split at the end of a line.
 * @param toAddress gives a page's address in the language of the text
 */
export function renderSections(
  markdown: string,
  toAddress: (path: string) => string,
): readonly ContentSection[] {
  return markdown
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')
    .split(/^(?=## )/m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const heading = /^## (.+)\n/.exec(part)
      const { id, title } = headingOf(heading?.[1] ?? '')
      const body = part.slice(heading?.[0].length ?? 0)
      return { id, title, html: markedFor(toAddress, title).parse(body, { async: false }).trim() }
    })
}

/** @param title of the section: becomes the accessible name of its tables */
function markedFor(toAddress: (path: string) => string, title: string): Marked {
  return new Marked({
    renderer: {
      link({ href, tokens }) {
        const address = href.startsWith('/') ? toAddress(href) : href
        return `<a href="${escaped(address)}">${this.parser.parseInline(tokens)}</a>`
      },
      table(token) {
        const cells = (open: string, close: string, row: typeof token.header) =>
          row.map((cell) => open + this.parser.parseInline(cell.tokens) + close).join('')
        const head = cells('<th scope="col">', '</th>', token.header)
        const rows = token.rows.map((row) => `<tr>${cells('<td>', '</td>', row)}</tr>`).join('')
        const name = title === '' ? '' : ` aria-label="${escaped(title)}"`
        return `<table class="prose-table"${name}><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`
      },
      paragraph({ tokens, text }) {
        // The server replaces such a token with whole elements at start, so it cannot be in a paragraph.
        return /^%%[A-Z_]+%%$/.test(text) ? text : `<p>${this.parser.parseInline(tokens)}</p>\n`
      },
      html({ text }) {
        throw new Error(`A text has HTML of its own: ${text.slice(0, 80)}`)
      },
    },
  })
}

/**
 * A heading and its id: `Vad vi sparar` gets `vad-vi-sparar`. Where links of every language lead to a heading, it states its
 * id: `Våra psykologer {#psykologer}`.
 */
export function headingOf(written: string): { readonly id: string; readonly title: string } {
  const [, title = '', own] = /^(.*?)(?: \{#([a-z-]+)\})?$/.exec(written.trim()) ?? []
  return { id: own ?? idOf(title), title }
}

/** Keeps letters of every script. */
function idOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
