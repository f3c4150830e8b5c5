type LanguageSwitchProps = {
  readonly others: readonly {
    readonly tag: string
    readonly direction: 'ltr' | 'rtl'
    /** In its own words: "In English" where it is the only other one, else its name. */
    readonly label: string
    /** This page in that language. */
    readonly href: string
    /** Goes there without a reload, with query and fragment. */
    readonly onSwitch: () => void
  }[]
}

/** Links in the words of the languages they lead to; they work before and without JavaScript. */
export function LanguageSwitch({ others }: LanguageSwitchProps) {
  return (
    <ul className="language-switch">
      {others.map(({ tag, direction, label, href, onSwitch }) => (
        <li key={tag}>
          <a
            href={href}
            lang={tag}
            dir={direction}
            hrefLang={tag}
            // The not-found page is rendered once for all addresses, so its own address is known late.
            suppressHydrationWarning
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              onSwitch()
            }}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
