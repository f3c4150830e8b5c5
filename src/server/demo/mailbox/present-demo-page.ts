import { createHash } from 'node:crypto'
import { type Language, otherLanguages, pathIn, rowOf } from '#core/languages.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'

/** A page of the demo with its content security policy: no script, nothing loaded. */
export type DemoPage = { readonly html: string; readonly policy: string }

type Parts = {
  readonly language: Language
  readonly title: string
  readonly brand: string
  /** HTML, escaped by its maker. */
  readonly main: string
  /** The page shows mail in frames, whose style attributes the policy must allow. */
  readonly framesMail?: true
}

/** Links to the same page in the other languages, each in its own words. */
export const linksToOthers = (language: Language, path: string): string =>
  otherLanguages(language)
    .map((other) => {
      const { ownName, direction } = rowOf(other)
      return `<a href="${pathIn(other, path)}" hreflang="${other}" lang="${other}" dir="${direction}">${ownName}</a>`
    })
    .join(' ')

export function demoPage({ language, title, brand, main, framesMail }: Parts): DemoPage {
  const html = `<!doctype html>
<html lang="${language}" dir="${rowOf(language).direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(`${title} – ${brand}`)}</title><style>${style}</style></head>
<body><main>
${main}
</main></body>
</html>
`
  return { html, policy: framesMail ? `${policy}; style-src-attr 'unsafe-inline'` : policy }
}

const style = `body{margin:0;background:#eff3f3;color:#142a33;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:42rem;margin:0 auto;padding:2rem 1.25rem}
h1{margin:0 0 .5rem;font-size:2rem;line-height:1.15}
h2{margin:0;font-size:1.25rem;line-height:1.3}
h3{margin:1.25rem 0 0;font-size:1.0625rem;line-height:1.3}
a{color:#175873}
.ways{display:flex;flex-wrap:wrap;gap:.75rem 1.5rem}
.ways a{padding:.5rem 0}
article{margin:1.5rem 0 0;padding:1.25rem;background:#fff;border-radius:.375rem}
.about{margin:.25rem 0 0;color:#476069;overflow-wrap:anywhere}
.subject{margin:.25rem 0 0}
pre{margin:1rem 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
summary{padding:.625rem 0;color:#175873;cursor:pointer}
summary:focus-visible,a:focus-visible,iframe:focus-visible{outline:3px solid #175873;outline-offset:2px}
iframe{display:block;box-sizing:border-box;width:100%;height:38rem;border:1px solid #b9c6c9;border-radius:.375rem}`

/** Allows no script, no picture and no other source: only the style block above. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
