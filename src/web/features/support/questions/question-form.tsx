import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { ApiError, callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { judge } from '#web/lib/form/field-errors.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { addQuestion, newSecret, type questionStore, removeQuestion } from './own-questions.ts'

type QuestionFormProps = {
  readonly organisationId: string
  readonly store: ReturnType<typeof questionStore>
  readonly onSent: () => void
  readonly onCancel: () => void
}

/** Write, check for details that identify the writer, send. The input is stored nowhere until it is sent. */
export function QuestionForm({ organisationId, store, onSent, onCancel }: QuestionFormProps) {
  const t = useText('questions')
  const id = useId()
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<readonly { fieldId: string; message: string }[]>([])
  const [checked, setChecked] = useState<string | null>(null)

  async function check() {
    const { questionToSend } = await import('#contract/support/question-to-send.ts')
    const { body, issues } = judge(questionToSend, { secret: newSecret(), message })
    const code = issues[0]?.code
    setErrors(
      code === undefined
        ? []
        : [{ fieldId: id, message: t(code === 'too-big' ? 'ask.error.long' : 'ask.error.short') }],
    )
    setChecked(body?.message ?? null)
  }

  if (checked !== null)
    return (
      <Preview {...{ organisationId, store, onSent }} message={checked} onChange={() => setChecked(null)} />
    )
  return (
    <Form errors={errors} leadsTo="field" className="flow column" onSubmit={() => void check()}>
      <LeaveGuard unsaved={message !== ''} />
      <Textarea
        autoFocus
        id={id}
        dir="auto"
        label={t('ask.label')}
        hint={t('ask.hint')}
        rows={6}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <p className="actions">
        <Submit busyLabel={t('ask.checking')}>{t('ask.check')}</Submit>
        <Button kind="plain" onClick={onCancel}>
          {t('ask.cancel')}
        </Button>
      </p>
    </Form>
  )
}

type PreviewProps = Omit<QuestionFormProps, 'onCancel'> & {
  readonly message: string
  readonly onChange: () => void
}

const warnings = [
  'ask.preview.facts',
  'ask.preview.style',
  'ask.preview.few',
  'ask.preview.computer',
] as const

function Preview({ organisationId, store, message, onSent, onChange }: PreviewProps) {
  const t = useText('questions')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // The same for each attempt, because a question whose answer was lost may be stored already.
  const [secret] = useState(newSecret)
  const [notKept, setNotKept] = useState(false)
  const send = useMutation({
    mutationFn: () => callApi('sendQuestion', { params: { organisationId }, body: { secret, message } }),
    onSuccess: onSent,
    // Without an answer the question may have arrived, so its secret stays until the server has refused it.
    onError: (error) => isRefused(error) && removeQuestion(store, secret),
  })

  function press() {
    const isStored = isListed(store, secret) || addQuestion(store, { organisationId, secret })
    setNotKept(!isStored)
    if (isStored) send.mutate()
    else removeQuestion(store, secret)
  }

  return (
    <div className="surface flow column">
      <LeaveGuard unsaved />
      <h3 ref={heading} tabIndex={-1}>
        {t('ask.preview.title')}
      </h3>
      <p>{t('ask.preview.lead')}</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{t(warning)}</li>
        ))}
      </ul>
      <h4>{t('ask.preview.text')}</h4>
      <p className="support-message" dir="auto">
        {message}
      </p>
      <Failure error={send.error} />
      {notKept && <Notice live kind="help" title={t('ask.notKept')} />}
      <p className="actions">
        <Button busy={send.isPending} onClick={press}>
          {t(send.isPending ? 'ask.sending' : 'ask.send')}
        </Button>
        <Button kind="quiet" onClick={onChange}>
          {t('ask.change')}
        </Button>
      </p>
    </div>
  )
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const isListed = (store: QuestionFormProps['store'], secret: string) =>
  store.read().questions.some((one) => one.secret === secret)
