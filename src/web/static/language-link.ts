import { pathIn, withoutLanguage } from '#text/language.ts'

/** The link to the other language keeps query and place, and on the page for no page the address that was asked for. */
export function keepPlaceInOtherLanguage(): void {
  const link = document.querySelector<HTMLAnchorElement>('.language-switch a')
  if (link === null) return
  const point = () => {
    const { pathname, search, hash } = location
    link.href = pathIn(link.hreflang === 'en' ? 'en' : 'sv', withoutLanguage(pathname)) + search + hash
  }
  point()
  addEventListener('hashchange', point)
}
