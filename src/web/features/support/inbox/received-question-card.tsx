import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReceivedQuestion } from '#contract/support/question.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { judge } from '#web/lib/form/field-errors.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { StateMark } from './state-mark.tsx'

/** The number of characters of a question in the accessible names of its buttons. */
const heard = 40

type CardProps = {
  readonly organisationId: string
  readonly question: ReceivedQuestion
  readonly busy: boolean
  readonly onMark: (state: 'open' | 'done') => void
  readonly onReplied: () => Promise<unknown>
}

/** One question as its receiver reads it: the text, the reply, and whether it is closed. */
export function ReceivedQuestionCard({ organisationId, question, busy, onMark, onReplied }: CardProps) {
  const t = useText('questions')
  const day = useDateText()
  const { id, message, sentOn, deletedOn, state, reply, repliedOn } = question
  const title = t('received.sent', { day: day(sentOn) })
  // Several questions may have the same day.
  const about = `: ${message.slice(0, heard).trim()}`
  return (
    <article className="surface flow" aria-labelledby={`question-${id}`}>
      <p>
        {state === 'done' ? (
          <StateMark state="done">{t('received.state.done')}</StateMark>
        ) : repliedOn === null ? (
          <StateMark state="new">{t('received.state.open')}</StateMark>
        ) : (
          <StateMark state="under-way">{t('received.state.replied', { day: day(repliedOn) })}</StateMark>
        )}
      </p>
      <h3 id={`question-${id}`} tabIndex={-1}>
        {title}
      </h3>
      <p className="support-message column" dir="auto">
        {message}
      </p>
      {reply !== null && (
        <>
          <h4>{t('received.reply.given')}</h4>
          <p className="support-message column" dir="auto">
            {reply}
          </p>
        </>
      )}
      <Reply
        params={{ organisationId, questionId: id }}
        about={about}
        isReplied={reply !== null}
        onReplied={onReplied}
      />
      <p className="actions">
        <Button kind="quiet" busy={busy} onClick={() => onMark(state === 'done' ? 'open' : 'done')}>
          {t(state === 'done' ? 'received.open' : 'received.done')}
          <span className="hidden-text" dir="auto">
            {about}
          </span>
        </Button>
      </p>
      <p className="small quiet">{t('received.deleted', { day: day(deletedOn) })}</p>
    </article>
  )
}

type ReplyProps = {
  readonly params: { readonly organisationId: string; readonly questionId: string }
  readonly about: string
  readonly isReplied: boolean
  readonly onReplied: () => Promise<unknown>
}

/** The reply being written. If another representative has replied first, the input stays to be copied. */
function Reply({ params, about, isReplied, onReplied }: ReplyProps) {
  const t = useText('questions')
  const fieldId = `reply-${params.questionId}`
  const [written, setWritten] = useState('')
  const [errors, setErrors] = useState<readonly { fieldId: string; message: string }[]>([])
  const send = useMutation({
    mutationFn: (message: string) => callApi('replyToQuestion', { params, body: { message } }),
    onSuccess: () => setWritten(''),
    onSettled: onReplied,
  })

  // After a reply the form is gone together with its pressed button.
  const gone = isReplied && !send.isIdle
  useEffect(() => {
    if (gone && document.activeElement === document.body)
      document.getElementById(`question-${params.questionId}`)?.focus()
  }, [gone, params.questionId])

  async function submit() {
    const { writtenReply } = await import('#contract/support/question-to-send.ts')
    const { body, issues } = judge(writtenReply, { message: written })
    const tooLong = issues[0]?.code === 'too-big'
    const message = t(tooLong ? 'received.reply.long' : 'received.reply.short')
    setErrors(body === null ? [{ fieldId, message }] : [])
    if (body !== null) send.mutate(body.message)
  }

  if (isReplied)
    return (
      <>
        {send.isSuccess && <Notice live kind="done" title={t('received.replied')} />}
        <Failure error={send.error}>
          <p>{t('received.reply.own')}</p>
          <p className="support-message" dir="auto">
            {written}
          </p>
        </Failure>
      </>
    )
  return (
    <Form
      errors={errors}
      leadsTo="field"
      busy={send.isPending}
      className="flow column"
      onSubmit={() => void submit()}
    >
      <LeaveGuard unsaved={written !== ''} />
      <Textarea
        id={fieldId}
        dir="auto"
        label={t('received.reply')}
        hint={t('received.reply.hint')}
        rows={4}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Failure error={send.error} />
      <p className="actions">
        <Submit busyLabel={t('ask.sending')}>
          {t('received.reply.send')}
          <span className="hidden-text">{about}</span>
        </Submit>
      </p>
    </Form>
  )
}
