import { transform, type Visitor } from 'lightningcss'

/** The styles for the head of a page. The stylesheet is parsed once for all pages. */
export type CssForPages = {
  /**
   * The rules that a page needs to be drawn from its HTML, so that it shows without a second file: all but those for print
   * and for classes that the page does not have. The whole stylesheet brings these later.
   */
  readonly critical: (html: string) => string
  /** All rules that a static page ever needs: it loads no second file, because nothing is added beyond `added`. */
  readonly ofStaticPage: (html: string) => string
}

/** Safari 15.4, as `cssTarget` of `vite.config.ts`: else `min-width` would become `width >=`, which it does not read. */
const targets = { safari: (15 << 16) | (4 << 8) }

/** The markup that the script of a static page adds (`src/web/lib/waiting-notice.ts`). */
const added = '<p class="navigation-notice">'

export function cssForPages(css: string): CssForPages {
  const classes = [...classesIn(css)]
  return {
    critical: (html) => cssOfPage(css, classes, html, { paper: false }),
    ofStaticPage: (html) => cssOfPage(css, classes, `${html}${added}`, { paper: true }),
  }
}

function cssOfPage(
  css: string,
  classes: readonly string[],
  html: string,
  { paper }: { readonly paper: boolean },
): string {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const onPage = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const unused = classes.filter((name) => !onPage.has(name))
  const small = without(css, unused)
  // Filters the rules of the small remainder: for the whole sheet this takes twenty times as long.
  const needed = paper ? small : without(small, [], notForPaper)
  return without(needed, [...unreadNames(needed, markup)])
}

/** The stylesheet without the rules for those names. */
function without(css: string, unusedSymbols: string[], visitor: Visitor<never> = {}): string {
  const code = Buffer.from(css)
  return transform({
    filename: 'app.css',
    code,
    minify: true,
    targets,
    unusedSymbols,
    visitor,
  }).code.toString()
}

const notForPaper: Visitor<never> = {
  Rule: {
    media: ({ value }) =>
      value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
  },
}

function classesIn(css: string): ReadonlySet<string> {
  const names = new Set<string>()
  transform({
    filename: 'app.css',
    code: Buffer.from(css),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(part.name)
      },
    },
  })
  return names
}

/** Variables and animations that neither a rule nor the markup uses. */
function unreadNames(css: string, markup: string): ReadonlySet<string> {
  const declared = [...css.matchAll(/(?:(--[\w-]+):|@keyframes ([\w-]+))/g)].map(
    ([, value, motion]) => value ?? motion ?? '',
  )
  const spoken = new Set(`${css.replace(/--[\w-]+:|@keyframes [\w-]+/g, '')} ${markup}`.match(/[\w-]+/g))
  return new Set(declared.filter((name) => !spoken.has(name)))
}
