import type { MetaDescriptor } from 'react-router'
import { languages, pathIn } from '#text/language.ts'
import { translate } from '#text/messages.ts'
import type { PageData } from './page-texts.ts'
import type { RunningSystem } from './running-system.ts'
import { structuredData } from './structured-data.ts'

type MetaArgs = {
  readonly loaderData?: unknown
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/**
 * The head of a page from its texts: the title with the page first, the description, and where the
 * page lives in both languages. `export const meta = pageMeta('title', 'description')`.
 */
export function pageMeta(titleKey: string, descriptionKey?: string) {
  return ({ loaderData, matches }: MetaArgs): MetaDescriptor[] => {
    const own = loaderData as PageData | undefined
    const root = matches.find((match) => match?.id === 'root')?.loaderData as
      | { readonly system: RunningSystem; readonly texts: PageData['texts'] }
      | undefined
    if (own === undefined || root === undefined) return []
    const { texts, page } = own
    const { brand, baseUrl } = root.system
    const title = `${translate(texts, titleKey)} – ${brand}`
    const description = descriptionKey === undefined ? undefined : translate(texts, descriptionKey)
    const addressIn = (language: (typeof languages)[number]) => baseUrl + pathIn(language, page.canonical)
    const shared: MetaDescriptor[] = [
      { title },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ]
    if (!page.index) return [...shared, { name: 'robots', content: 'noindex' }]
    return [
      ...shared,
      { tagName: 'link', rel: 'canonical', href: addressIn(page.language) },
      ...languages.map((language) => ({
        tagName: 'link',
        rel: 'alternate',
        hrefLang: language,
        href: addressIn(language),
      })),
      { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn('sv') },
      { property: 'og:title', content: translate(texts, titleKey) },
      { property: 'og:site_name', content: brand },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: `${baseUrl}/og.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: translate(root.texts, 'frame.picture') },
      { name: 'twitter:card', content: 'summary_large_image' },
      { property: 'og:url', content: addressIn(page.language) },
      { property: 'og:locale', content: page.language === 'sv' ? 'sv_SE' : 'en_GB' },
      ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
      ...(page.path === '/'
        ? [{ 'script:ld+json': structuredData(root.system, page.language, description ?? '') }]
        : []),
    ]
  }
}
