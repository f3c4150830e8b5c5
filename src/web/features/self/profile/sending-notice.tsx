import { PageButton } from '#web/lib/page-link.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { type AnsweredRound, answersOutbox, type SendingStatus } from './submission.ts'

type SendingNoticeProps = {
  readonly status: SendingStatus
  /** The address to return to after signing in, in the current language. */
  readonly returnTo: string
  /** The answered round; undefined: stored by an earlier build. */
  readonly round: AnsweredRound | undefined
  /** Removes the receipt, where it stays until it has been read. */
  readonly onRead?: () => void
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

/** Whether the answer to a round has arrived, and what to do if not. Screen readers announce changes. */
export function SendingNotice({ status, returnTo, round, onRead }: SendingNoticeProps) {
  const t = useText('profile')
  const { kept } = useStored(answersOutbox.store)
  if (status === 'sending') {
    return (
      <Notice live kind="note">
        <p>{t('sending.now')}</p>
      </Notice>
    )
  }
  if (status === 'sent') {
    return (
      <Notice live kind="done">
        <p>
          {t('sending.sent')}{' '}
          {round && t('sending.counted', { round: round.name, organisation: round.organisation })}
        </p>
        {round?.bySlip && <p>{t('sending.first')}</p>}
        {onRead && (
          <p>
            <Button kind="plain" onClick={onRead}>
              {t('sending.read')}
            </Button>
          </p>
        )}
      </Notice>
    )
  }
  return (
    <Notice live title={t(titles[status])}>
      <p>{t(status === 'waiting' && !kept ? 'draft.notKept' : explanations[status])}</p>
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
