import { inbox as en } from '#text/en/inbox.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { inbox as sv } from '#text/sv/inbox.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { InboxGate } from '#web/features/inbox/inbox-gate.tsx'
import { MessageList } from '#web/features/inbox/message-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { InboxNavigation } from './inbox-navigation.tsx'

export const loader = pageTexts({ sv: problemsSv, en: problemsEn }, { sv, en })
export const meta = pageMeta('messages.title', 'messages.description')

/** For staff: what has been written to us. */
export default function MessagesPage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{t('messages.title')}</h1>
        <p className="lead column">{t('messages.lead')}</p>
      </div>
      <QueryProvider>
        <InboxGate opensFor={({ staff }) => staff} returnTo="/meddelanden">
          {(me) => (
            <>
              <InboxNavigation me={me} here="/meddelanden" />
              <div className="overview">
                <MessageList />
              </div>
            </>
          )}
        </InboxGate>
      </QueryProvider>
    </div>
  )
}
