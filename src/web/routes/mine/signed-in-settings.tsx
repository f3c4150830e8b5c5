import { CalendarFeed } from '#web/features/self/calendar-feed/calendar-feed.tsx'
import { OwnMail } from '#web/features/self/mail-choices/own-mail.tsx'
import { LeaveOrganisation } from '#web/features/self/own-data/leave-organisation.tsx'
import { OwnData } from '#web/features/self/own-data/own-data.tsx'
import { browserResults, removeResult, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { LoadFailed } from '#web/lib/panel/load-failed.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { ProofHost } from '#web/lib/proof/proof-host.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Account } from '../account/account.tsx'
import { ClosedHere } from '../account/closed-here.tsx'

/** Signing in, calendar, e-mail and own data, for signed-in people. */
export function SignedInSettings() {
  return (
    <QueryProvider>
      <Settings />
    </QueryProvider>
  )
}

function Settings() {
  const t = useText('settings')
  const { data: me, isPending, error, refetch } = useMe()
  // Stays on the page after the account is erased, to say so.
  const data = me?.opensOwn !== false && (
    <OwnData
      email={me?.person.email ?? null}
      ended={
        <Notice live title={t('ended.title')}>
          <p>{t('ended.text')}</p>
          <p>
            <PageButton to="/logga-in?to=%2Finstallningar">{t('visitor.signIn')}</PageButton>
          </p>
        </Notice>
      }
      onErased={() => {
        const owner = me?.person.id
        if (owner === undefined) return
        for (const { id } of resultsShownTo(browserResults.read(), owner)) removeResult(browserResults, id)
      }}
    />
  )
  if (isPending) return <Waiting />
  if (error && me === undefined) return <LoadFailed error={error} retry={refetch} />
  return (
    <div className="settings-parts">
      {me != null && !me.opensOwn && <ClosedHere me={me} />}
      {me != null && <Account me={me} />}
      {me?.opensOwn && (
        <div className="folds no-print">
          <OwnMail />
          <CalendarFeed level={2} />
          <LeaveOrganisation me={me} onLeft={() => void refetch()} />
        </div>
      )}
      {data}
      <ProofHost />
    </div>
  )
}
