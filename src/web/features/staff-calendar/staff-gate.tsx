import type { ReactNode } from 'react'
import type { Translate } from '#text/messages.ts'
import type { staffCalendar } from '#text/sv/staff-calendar.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { problemText } from '#web/lib/problem-text.ts'
import { useMe } from '#web/lib/query/use-me.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

/** Lets staff through; everyone else gets the way in or a plain no. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const t = useText<keyof typeof staffCalendar>()
  const anyText: Translate = useText()
  const { pathTo } = useLanguage()
  const me = useMe()
  if (me.isPending) return <Loading label={t('loading')} />
  if (me.isError) {
    return (
      <Notice live title={problemText(anyText, me.error)}>
        <p>
          <Button kind="quiet" onClick={() => void me.refetch()}>
            {t('retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (me.data?.staff) return children
  const signedIn = me.data !== null
  return (
    <div className="flow column">
      <h2>{t('gate.title')}</h2>
      <p>{t(signedIn ? 'gate.refused' : 'gate.signIn')}</p>
      <p className="actions">
        {!signedIn && (
          <PageButton to={`/logga-in?to=${encodeURIComponent(pathTo('/kalender'))}`}>
            {t('gate.signIn.button')}
          </PageButton>
        )}
        <PageButton kind="quiet" to="/boka">
          {t('gate.book')}
        </PageButton>
      </p>
    </div>
  )
}
