import { useEffect, useRef } from 'react'
import type { SupportRequest } from '#contract/support/support.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ReachText } from '#web/lib/reach-text.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { dayWords, sentToWords } from './receiver-words.ts'

type SupportSentProps = {
  readonly request: SupportRequest
  /** Null when there is no other receiver. */
  readonly onAnother: (() => void) | null
}

/** After sending: what happens next, when, and whom to contact before that. */
export function SupportSent({ request, onAnother }: SupportSentProps) {
  const t = useText('support')
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const receiver = sentToWords(t, request)
  const first = request.receiver === 'occupational_health' ? 'ask.sent.1.occupational_health' : 'ask.sent.1'
  return (
    <section className="flow">
      <Notice kind="done">
        <h2 ref={heading} tabIndex={-1} className="notice-title">
          {t('ask.sent')}
        </h2>
        <h3>{t('ask.sent.next')}</h3>
        <ol>
          <li>{t(first, { receiver })}</li>
          <li>{t('ask.sent.2', { day: dayWords(request.promisedOn, language) })}</li>
          <li>{t('ask.sent.3')}</li>
        </ol>
        <p>
          <ReachText text={t('ask.sent.until')} />
        </p>
      </Notice>
      {onAnother !== null && (
        <p>
          <Button kind="quiet" onClick={onAnother}>
            {t('ask.another')}
          </Button>
        </p>
      )}
    </section>
  )
}
