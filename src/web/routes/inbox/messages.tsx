import { RoleGate } from '#web/features/gate/role-gate.tsx'
import { MessageList } from '#web/features/inbox/message-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('gate', 'problems', 'inbox')
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
        <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/meddelanden">
          {() => <MessageList />}
        </RoleGate>
      </QueryProvider>
    </div>
  )
}
