import { useQuery } from '@tanstack/react-query'
import type { ContactMessages } from '#contract/contact-message.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useFragmentTarget } from '#web/lib/use-fragment-target.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type Message = ContactMessages['messages'][number]

/** What has been written in the contact form, newest first, and whether staff have had it by mail. */
export function MessageList() {
  const t = useText('inbox')
  const problemText = useProblemText()
  const list = useQuery({
    queryKey: ['contact-messages'],
    queryFn: async ({ signal }) => (await callApi('listContactMessages', { signal })).messages,
    staleTime: 0,
  })
  useFragmentTarget(list.isSuccess)
  if (list.isPending) return <Loading label={t('messages.loading')} />
  if (list.isError) {
    return (
      <Notice live title={problemText(list.error)}>
        <p>
          <Button kind="quiet" onClick={() => void list.refetch()}>
            {t('messages.retry')}
          </Button>
        </p>
      </Notice>
    )
  }
  if (list.data.length === 0) return <p>{t('messages.empty')}</p>
  return (
    <div className="column">
      {list.data.map((message) => (
        <MessageRead key={message.id} message={message} />
      ))}
    </div>
  )
}

function MessageRead({ message }: { readonly message: Message }) {
  const t = useText('inbox')
  const { language } = useLanguage()
  const at = (time: string) => ({
    day: formatDay(new Date(time), language),
    time: formatTime(new Date(time), language),
  })
  const { id, name, email, phone, subject, noticedAt } = message
  return (
    <article className="flow area" aria-labelledby={`message-${id}`}>
      <h2 id={`message-${id}`} className="support-message">
        {subject}
      </h2>
      <p className="quiet">{t('messages.from', { name, ...at(message.receivedAt) })}</p>
      <p className="support-message" lang={message.language}>
        {message.message}
      </p>
      <div className="support-facts">
        <DefinitionList
          entries={[
            {
              id: 'email',
              term: t('messages.email'),
              details: (
                <a className="support-message" href={`mailto:${email}`}>
                  {email}
                  <span className="hidden-text"> ({t('messages.reply')})</span>
                </a>
              ),
            },
            ...(phone === '' ? [] : [{ id: 'phone', term: t('messages.phone'), details: phone }]),
            { id: 'language', term: t('messages.language'), details: t(`messages.${message.language}`) },
            {
              id: 'mail',
              term: t('messages.mail'),
              details:
                noticedAt === null ? (
                  <strong>{t('messages.notMailed')}</strong>
                ) : (
                  t('messages.mailed', at(noticedAt))
                ),
            },
          ]}
        />
      </div>
    </article>
  )
}
