/** A page as search engines read it. */
type Page = { readonly path: string; readonly html: string }

/** `sitemap.xml`: every page without noindex, once in each language, by its canonical address. */
export function sitemapXml(pages: readonly Page[]): string {
  const entries = pages
    .filter(({ html }) => !/<meta name="robots" content="[^"]*noindex/.test(html))
    .flatMap(({ html }) => {
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
      if (canonical === undefined) return []
      const alternates = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
      )
      return [`<url><loc>${canonical}</loc>${alternates.join('')}</url>`]
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...[...new Set(entries)].sort(),
    '</urlset>\n',
  ].join('\n')
}

/** Hidden pages say noindex themselves; robots.txt would only make them known. */
export function robotsTxt(baseUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${baseUrl}/sitemap.xml\n`
}
