type LanguageSwitchProps = {
  /** The other language's name for itself. */
  readonly label: string
  readonly language: 'sv' | 'en'
  /** This page in that language. */
  readonly href: string
  /** Goes there without a reload, with query and fragment. */
  readonly onSwitch: () => void
}

/** A link in the words of the language it leads to; it works before and without JavaScript. */
export function LanguageSwitch({ label, language, href, onSwitch }: LanguageSwitchProps) {
  return (
    <p className="language-switch">
      <a
        href={href}
        lang={language}
        hrefLang={language}
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
    </p>
  )
}
