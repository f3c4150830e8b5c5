import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import type { SendingStatus } from './submission.ts'

type SendingNoticeProps = {
  readonly status: SendingStatus
  /** Where to come back to after signing in, in the language being read. */
  readonly returnTo: string
}

const titles = {
  waiting: 'sending.waiting.title',
  'sign-in': 'sending.signIn.title',
  'other-account': 'sending.other.title',
  used: 'sending.used.title',
  closed: 'sending.closed.title',
  refused: 'sending.refused.title',
} as const

const explanations = {
  waiting: 'sending.waiting.text',
  'sign-in': 'sending.signIn.text',
  'other-account': 'sending.other.text',
  used: 'sending.used.text',
  closed: 'sending.closed.text',
  refused: 'sending.refused.text',
} as const

/** Whether the answer to a round has arrived, and what to do if not. Read aloud as it changes. */
export function SendingNotice({ status, returnTo }: SendingNoticeProps) {
  const t = useText('profile')
  if (status === 'sending' || status === 'sent') {
    return (
      <Notice live kind={status === 'sent' ? 'done' : 'note'}>
        <p>{t(status === 'sent' ? 'sending.sent' : 'sending.now')}</p>
      </Notice>
    )
  }
  return (
    <Notice live title={t(titles[status])}>
      <p>{t(explanations[status])}</p>
      {status === 'sign-in' && (
        <p>
          <PageButton to={`/logga-in?to=${encodeURIComponent(returnTo)}`}>
            {t('sending.signIn.button')}
          </PageButton>
        </p>
      )}
    </Notice>
  )
}
