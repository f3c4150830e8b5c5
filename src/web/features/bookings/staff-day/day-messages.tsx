import type { ContactMessages } from '#contract/support/contact-message.ts'
import { formatDay } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { RowList } from '#web/ui/row-list/row-list.tsx'

type DayMessagesProps = { readonly messages: ContactMessages['messages'] }

/** The most messages in the list, so that the other lists stay in sight. */
const most = 5

/** The latest unanswered messages of the contact form. */
export function DayMessages({ messages }: DayMessagesProps) {
  const t = useText('staffDay')
  const { language } = useLanguage()
  return (
    <section className="flow" aria-labelledby="day-messages">
      <h2 id="day-messages">{t('messages.title')}</h2>
      {messages.length === 0 ? (
        <p>{t('messages.empty')}</p>
      ) : (
        <RowList
          labelledBy="day-messages"
          rows={messages.slice(0, most).map(({ id, subject, name, receivedAt }) => ({
            id,
            title: <span className="staff-day-subject">{subject}</span>,
            details: t('messages.from', { name, day: formatDay(new Date(receivedAt), language) }),
            action: (
              <PageLink className="link-alone" to={`/meddelanden#message-${id}`}>
                {t('messages.open')}
                <span className="hidden-text"> {t('messages.of', { name })}</span>
              </PageLink>
            ),
          }))}
        />
      )}
      {messages.length > most && (
        <p>
          <PageLink to="/meddelanden">{t('messages.all')}</PageLink>
        </p>
      )}
    </section>
  )
}
