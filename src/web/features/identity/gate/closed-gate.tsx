import { useEffect, useRef } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useText } from '#web/lib/use-text.ts'

/** What is said of a page that belongs to nobody's role. */
export type GateTexts = Readonly<Record<string, string | undefined>>

type ClosedGateProps = {
  readonly signedIn: boolean
  /** The page was open until now: a role has ended, or the session has. */
  readonly lost?: boolean
  /** The role is there, and the second factor that it asks for has not been shown, or has to be added first; or it does not count by the employer's sign-in. */
  readonly lacks?: 'show' | 'add' | 'own' | undefined
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
  readonly ownTexts?: GateTexts | undefined
}

/** For someone without the right to a page: the sign-in link or a plain no, and what anybody may see instead. */
export function ClosedGate({ signedIn, lost = false, lacks, returnTo, ownTexts }: ClosedGateProps) {
  const t = useText('gate')
  const { pathTo } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What had the focus is gone with the page.
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
          // The server knows where a role is at home, so `/` is asked for anew.
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

/** As long as it is not known who is there, and for a browser without JavaScript. */
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
