import { isLanguage, pathIn, withoutLanguage } from '#core/languages.ts'

/** Links to other languages keep query and place, and on the page for no page the address that was asked for. */
export function keepPlaceInOtherLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('.language-switch a')
  const point = () => {
    const { pathname, search, hash } = location
    for (const link of links)
      if (isLanguage(link.hreflang))
        link.href = pathIn(link.hreflang, withoutLanguage(pathname)) + search + hash
  }
  point()
  addEventListener('hashchange', point)
}
