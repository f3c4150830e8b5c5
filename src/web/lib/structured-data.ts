import { type Language, languages, pathIn } from '#core/languages.ts'
import type { RunningSystem } from './running-system.ts'

/**
 * Structured data of the home page for search engines (schema.org): the site and who runs it, all of it also on the pages.
 * Other pages have none.
 */
export function structuredData(system: RunningSystem, language: Language, description: string) {
  const { brand, baseUrl } = system
  const organisation = `${baseUrl}/#organisation`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': `${baseUrl}/#site`,
        name: brand,
        url: baseUrl + pathIn(language, '/'),
        description,
        inLanguage: language,
        publisher: { '@id': organisation },
      },
      {
        '@type': 'Organization',
        '@id': organisation,
        name: brand,
        legalName: system.companyName,
        url: `${baseUrl}/`,
        logo: `${baseUrl}/apple-touch-icon.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          telephone: system.supportPhoneLink,
          email: system.supportEmail,
          availableLanguage: languages,
        },
      },
    ],
  }
}
