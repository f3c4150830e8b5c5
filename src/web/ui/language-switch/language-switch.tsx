type OtherLanguage = {
  readonly tag: string
  readonly direction: 'ltr' | 'rtl'
  /** In its own words: "In English" where it is the only other one, else its name. */
  readonly label: string
  /** This page in that language. */
  readonly href: string
  /** Goes there without a reload, with query and fragment. */
  readonly onSwitch: () => void
}

type LanguageSwitchProps = {
  /** "Språk" */
  readonly label: string
  /** What the language of the page is called. */
  readonly current: string
  readonly others: readonly OtherLanguage[]
}

/**
 * Links in the words of the languages they lead to; they work before and without JavaScript. One other language is a link,
 * several are a list that opens.
 */
export function LanguageSwitch({ label, current, others }: LanguageSwitchProps) {
  const links = others.map((other) => <LanguageLink key={other.tag} {...other} />)
  if (links.length < 2) return <p className="language-switch">{links}</p>
  return (
    <details className="language-switch">
      <summary>
        <span className="hidden-text">{label}: </span>
        {current}
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </details>
  )
}

function LanguageLink({ tag, direction, label, href, onSwitch }: OtherLanguage) {
  return (
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
  )
}
