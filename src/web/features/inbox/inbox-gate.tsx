import type { ReactNode } from 'react'
import type { Me } from '#contract/me.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type InboxGateProps = {
  readonly opensFor: (me: Me) => boolean
  /** Where to come back to after signing in: an address of the site map. */
  readonly returnTo: string
  readonly children: (me: Me) => ReactNode
}

/**
 * Lets anyone who answers here through; everyone else gets the sign-in link or a plain no, and where to turn instead.
 */
export function InboxGate({ opensFor, returnTo, children }: InboxGateProps) {
  const t = useText('inbox')
  const problemText = useProblemText()
  const { pathTo } = useLanguage()
  const me = useMe()
  if (me.isPending) {
    return (
      <>
        <Loading size="medium" label={t('requests.loading')} />
        <noscript>
          <p>{t('way.noScript')}</p>
        </noscript>
      </>
    )
  }
  if (me.isError) {
    return (
      <Notice live title={problemText(me.error)}>
        <p>
          <Button kind="quiet" onClick={() => void me.refetch()}>
            {t('requests.retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (me.data !== null && opensFor(me.data)) return children(me.data)
  const signedIn = me.data !== null
  return (
    <div className="flow column apart">
      <h2>{t(signedIn ? 'way.refused.title' : 'way.signIn.title')}</h2>
      <p>{t(signedIn ? 'way.refused.text' : 'way.signIn.text')}</p>
      <p className="actions">
        {!signedIn && (
          <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo(returnTo))}`}>
            {t('way.signIn.button')}
          </PageButton>
        )}
        {signedIn && <PageLink to="/stod">{t('way.refused.ask')}</PageLink>}
        <PageLink to="/kontakta-oss">{t('way.refused.contact')}</PageLink>
      </p>
    </div>
  )
}
