import { transform } from 'lightningcss'

/**
 * The part of the stylesheet that a page needs to be drawn as its HTML stands, so that it is shown without waiting for
 * a second file: every rule but those for paper and for classes that the page does not have. They come with the whole
 * stylesheet.
 */
export const criticalCss = (css: string, html: string): string => cssOfPage(css, html, { paper: false })

/** Classes of what the script of a static page adds to it (`src/web/lib/waiting-notice.ts`). */
const added = '<p class="navigation-notice">'

/** All that a static page ever needs of the stylesheet: no second file comes, because nothing is added that it does not name. */
export const cssOfStaticPage = (css: string, html: string): string =>
  cssOfPage(css, `${html}${added}`, { paper: true })

function cssOfPage(css: string, html: string, { paper }: { readonly paper: boolean }): string {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const onPage = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const needed = without(
    css,
    [...classesIn(css)].filter((name) => !onPage.has(name)),
    paper,
  )
  return without(needed, [...unreadNames(needed, markup)], paper)
}

/** The stylesheet without the rules for those names, and for paper where that is not wanted. */
function without(css: string, unusedSymbols: string[], paper: boolean): string {
  const { code } = transform({
    filename: 'app.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        media: ({ value }) =>
          !paper && value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  })
  return code.toString()
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

/** Values of the design language and animations that neither a rule nor the markup speaks of. */
function unreadNames(css: string, markup: string): ReadonlySet<string> {
  const declared = [...css.matchAll(/(?:(--[\w-]+):|@keyframes ([\w-]+))/g)].map(
    ([, value, motion]) => value ?? motion ?? '',
  )
  const spoken = new Set(`${css.replace(/--[\w-]+:|@keyframes [\w-]+/g, '')} ${markup}`.match(/[\w-]+/g))
  return new Set(declared.filter((name) => !spoken.has(name)))
}
