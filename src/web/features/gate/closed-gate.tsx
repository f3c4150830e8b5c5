import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'

type ClosedGateProps = {
  readonly signedIn: boolean
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
}

/** For someone without the right to a page: the sign-in link or a plain no, and what anybody may see instead. */
export function ClosedGate({ signedIn, returnTo }: ClosedGateProps) {
  const t = useText('gate')
  const { pathTo } = useLanguage()
  return (
    <div className="flow column apart">
      <h2>{t(signedIn ? 'gate.refused.title' : 'gate.signIn.title')}</h2>
      <p>{t(signedIn ? 'gate.refused.text' : 'gate.signIn.text')}</p>
      <p className="actions">
        {!signedIn && (
          <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`}>
            {t('gate.signIn.button')}
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
      <Loading size="medium" label={t('gate.loading')} />
      <noscript>
        <p>{t('gate.noScript')}</p>
      </noscript>
    </>
  )
}
