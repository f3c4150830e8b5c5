import { transform } from 'lightningcss'

/**
 * The part of the stylesheet that a page needs to be drawn as its HTML stands, so that it is shown without waiting for
 * a second file: every rule but those for paper and for classes that the page does not have. They come with the whole
 * stylesheet.
 */
export function criticalCss(css: string, html: string): string {
  const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  const onPage = new Set(
    [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const needed = onScreen(
    css,
    [...classesIn(css)].filter((name) => !onPage.has(name)),
  )
  return onScreen(needed, [...unreadNames(needed, markup)])
}

/** The stylesheet without the rules for paper and for those names. */
function onScreen(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'app.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
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
