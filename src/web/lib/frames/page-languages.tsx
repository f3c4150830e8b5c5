import { otherLanguages, rowOf } from '#core/languages.ts'
import { useLanguage } from '../language.tsx'

/** Links to this page in the other languages, each in its own words; they work before and without JavaScript. */
export function PageLanguages() {
  const { language, thisPageIn, setLanguage } = useLanguage()
  return (
    <ul className="language-switch">
      {otherLanguages(language).map((tag, _, others) => (
        <li key={tag}>
          <a
            href={thisPageIn(tag)}
            lang={tag}
            dir={rowOf(tag).direction}
            hrefLang={tag}
            // The not-found page is prerendered once for all addresses, so its own address is known only in the browser.
            suppressHydrationWarning
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              setLanguage(tag)
            }}
          >
            {others[1] ? rowOf(tag).ownName : rowOf(tag).inOwnWords}
          </a>
        </li>
      ))}
    </ul>
  )
}
