import { MessageList } from '#web/features/support/inbox/message-list.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { StaffPage } from './staff-page.tsx'

export const loader = pageTexts('gate', 'problems', 'inbox')
export const meta = pageMeta('inbox', 'messages.title', 'messages.description')

/** For staff: messages of the contact form. */
export default function MessagesPage() {
  const t = useText('inbox')
  return (
    <StaffPage title={t('messages.title')} lead={t('messages.lead')} returnTo="/meddelanden">
      {() => <MessageList />}
    </StaffPage>
  )
}
