import type { ContactMessages } from '#contract/support/contact-message.ts'
import { rowOf } from '#core/languages.ts'
import { formatDay, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { StateMark } from './state-mark.tsx'

type Message = ContactMessages['messages'][number]

type MessageCardProps = {
  readonly message: Message
  readonly busy: boolean
  readonly onMark: (state: Message['state']) => void
}

const marks = { new: 'new', answered: 'under-way', done: 'done' } as const

/** The state after each; a finished message can be reopened. */
const next = { new: 'answered', answered: 'done', done: 'new' } as const

/** One message: its state, its writer and text, how to answer, and a button for its next state. */
export function MessageCard({ message, busy, onMark }: MessageCardProps) {
  const t = useText('inbox')
  const { language } = useLanguage()
  const at = (time: string) => ({
    day: formatDay(new Date(time), language),
    time: formatTime(new Date(time), language),
  })
  const { id, name, email, phone, subject, noticedAt, state, stateAt } = message
  return (
    <article className="surface inbox-item" aria-labelledby={`message-${id}`}>
      <div className="inbox-item-head">
        <p>
          <StateMark state={marks[state]}>
            {t(`messages.state.${state}`, at(stateAt ?? message.receivedAt))}
          </StateMark>
        </p>
        <h3 id={`message-${id}`} className="support-message" dir="auto">
          {subject}
        </h3>
        <p className="quiet small">{t('messages.from', { name, ...at(message.receivedAt) })}</p>
      </div>
      <p className="support-message column" lang={message.language} dir="auto">
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
            {
              id: 'language',
              term: t('messages.language'),
              details: rowOf(message.language).ownName,
            },
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
      <div className="inbox-item-action">
        <Button
          {...(state === 'done' ? { kind: 'quiet' as const } : {})}
          busy={busy}
          onClick={() => onMark(next[state])}
        >
          {t(`messages.mark.${next[state]}`)}
          <span className="hidden-text">: {subject}</span>
        </Button>
        {state === 'new' && (
          <Button kind="plain" busy={busy} onClick={() => onMark('done')}>
            {t('messages.mark.noAnswer')}
            <span className="hidden-text">: {subject}</span>
          </Button>
        )}
      </div>
    </article>
  )
}
