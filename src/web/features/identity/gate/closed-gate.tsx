import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'

/** Texts for a page that the reader's roles do not open. */
export type GateTexts = Readonly<Record<string, string | undefined>>

type ClosedGateProps = {
  readonly signedIn: boolean
  /** The page was open until now; the role or the session has ended. */
  readonly lost?: boolean
  /** The role opens the page, but the second factor is not shown or added yet, or the employer's sign-in does not count. */
  readonly lacks?: 'show' | 'add' | 'own' | undefined
  /** The address to return to after signing in, as in the site map. */
  readonly returnTo: string
  readonly ownTexts?: GateTexts | undefined
}

/** For readers without the right to a page: the sign-in link or a plain refusal, and what they may read instead. */
export function ClosedGate({ signedIn, lost = false, lacks, returnTo, ownTexts }: ClosedGateProps) {
  const t = useText('gate')
  const { pathTo } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused element is gone together with the page.
    if (lost) heading.current?.focus()
  }, [lost])
  const what = lacks ?? (signedIn ? (lost ? 'lost' : 'refused') : 'signIn')
  return (
    <div className="flow column apart">
      <h2 ref={heading} tabIndex={-1}>
        {t(`gate.${what}.title`)}
      </h2>
      <p>{ownTexts?.[what] ?? t(`gate.${what}.text`)}</p>
      <p className="actions">
        {signedIn && !lacks ? (
          // A document navigation: the server redirects `/` to the reader's own start page.
          <PageButton to="/" reloadDocument>
            {t('gate.home')}
          </PageButton>
        ) : (
          <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`}>
            {t(`gate.${lacks ?? 'signIn'}.button`)}
          </PageButton>
        )}
        <PageLink to="/demo">{t('gate.demo')}</PageLink>
      </p>
    </div>
  )
}

/** While it is not known who is signed in, and for a browser without JavaScript. */
export function WaitingGate() {
  const t = useText('gate')
  return (
    <>
      <Waiting />
      <noscript>
        <p>{t('gate.noScript')}</p>
      </noscript>
    </>
  )
}
