import type { MetaDescriptor } from 'react-router'
import { defaultLanguage, languages, pathIn, rowOf } from '#core/languages.ts'
import type { DictionaryName, KeyOf } from '#text/dictionaries.ts'
import { type Texts, translate } from '#text/messages.ts'
import type { PageData, PageTexts } from './page-texts.ts'
import type { RunningSystem } from './running-system.ts'
import { structuredData } from './structured-data.ts'

type RootData = { readonly system: RunningSystem; readonly texts: PageTexts }

type MetaArgs<Data extends PageData> = {
  /** Undefined when the page has failed. */
  readonly loaderData?: Data | undefined
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

const isRootData = (data: unknown): data is RootData =>
  typeof data === 'object' && data !== null && 'system' in data && 'texts' in data

/** The head of a page whose own data have its title, as long texts do: `export const meta = ownMeta`. */
export function ownMeta({ loaderData, matches }: MetaArgs<PageData & { readonly head: PageHead }>) {
  return loaderData === undefined ? [] : headOf(loaderData, loaderData.head, matches)
}

/**
 * The head of a page from one of its dictionaries: its title first, the description, and the addresses in both languages.
 * `export const meta = pageMeta('booking', 'title', 'description')`.
 */
export function pageMeta<Name extends DictionaryName>(
  name: Name,
  titleKey: KeyOf<Name>,
  descriptionKey?: KeyOf<Name>,
) {
  return ({ loaderData, matches }: MetaArgs<PageData>): MetaDescriptor[] => {
    if (loaderData === undefined) return []
    const texts: Texts = loaderData.texts[name] ?? {}
    const description =
      descriptionKey === undefined ? undefined : translate(texts, descriptionKey, loaderData.page.language)
    return headOf(
      loaderData,
      { title: translate(texts, titleKey, loaderData.page.language), description },
      matches,
    )
  }
}

export type PageHead = { readonly title: string; readonly description?: string | undefined }

function headOf(
  { page }: PageData,
  { title: called, description }: PageHead,
  matches: MetaArgs<PageData>['matches'],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (!isRootData(root)) return []
  const { brand, baseUrl } = root.system
  const title = `${called} – ${brand}`
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
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addressIn(defaultLanguage) },
    { property: 'og:title', content: called },
    { property: 'og:site_name', content: brand },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: `${baseUrl}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: translate(root.texts.frame ?? {}, 'frame.picture', page.language) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:url', content: addressIn(page.language) },
    { property: 'og:locale', content: rowOf(page.language).locale.replace('-', '_') },
    ...(description === undefined ? [] : [{ property: 'og:description', content: description }]),
    ...(page.path === '/'
      ? [{ 'script:ld+json': structuredData(root.system, page.language, description ?? '') }]
      : []),
  ]
}
