import { InboxGate } from '#web/features/inbox/inbox-gate.tsx'
import { MessageList } from '#web/features/inbox/message-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { InboxNavigation } from './inbox-navigation.tsx'

export const loader = pageTexts('problems', 'inbox')
export const meta = pageMeta('inbox', 'messages.title', 'messages.description')

/** For staff: what has been written to us. */
export default function MessagesPage() {
  const t = useText('inbox')
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
