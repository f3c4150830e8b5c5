import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnQuestion } from '#contract/support/question.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { useDateText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { type QuestionSecret, type questionStore, removeQuestion } from './own-questions.ts'

type OwnQuestionCardProps = {
  readonly question: QuestionSecret
  readonly store: ReturnType<typeof questionStore>
}

/** How often an open page looks for a reply, in milliseconds. */
const lookAgain = 60_000

/** A question of this browser, read by its secret and without the session, so that the server does not learn who reads. */
export function OwnQuestionCard({ question, store }: OwnQuestionCardProps) {
  const t = useText('questions')
  const body = { organisationId: question.organisationId, secret: question.secret }
  const reading = useQuery({
    queryKey: ['own-question', question.secret],
    queryFn: ({ signal }) => callApi('readQuestion', { body, signal, credentials: 'omit' }),
    staleTime: 0,
    refetchInterval: lookAgain,
    retry: (count, error) => !isGone(error) && count < 2,
  })
  const remove = useMutation({
    mutationFn: () => callApi('withdrawQuestion', { body, credentials: 'omit' }),
    onSuccess: () => removeQuestion(store, question.secret),
  })
  const { data, error } = reading
  if (data === undefined)
    return error === null ? null : (
      <div className="surface flow column">
        <p>{t(isGone(error) ? 'own.gone' : 'own.failed')}</p>
        {isGone(error) && (
          <p>
            <Button kind="plain" onClick={() => removeQuestion(store, question.secret)}>
              {t('own.forget')}
            </Button>
          </p>
        )}
      </div>
    )
  return (
    <div className="surface flow column">
      <Words question={data} />
      <Failure error={remove.error} />
      <TwoStepButton
        label={t('own.remove')}
        question={t('own.remove.question')}
        yes={t('own.remove.yes')}
        no={t('own.remove.no')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </div>
  )
}

function Words({ question }: { readonly question: OwnQuestion }) {
  const t = useText('questions')
  const day = useDateText()
  const { message, reply, repliedOn, sentOn, deletedOn, state } = question
  return (
    <>
      <h4>{t('own.sent', { day: day(sentOn) })}</h4>
      <p role="status">
        <strong>
          {repliedOn !== null
            ? t('own.state.replied', { day: day(repliedOn) })
            : t(state === 'done' ? 'own.state.done' : 'own.state.waiting')}
        </strong>
      </p>
      {reply !== null && (
        <p className="support-message" dir="auto">
          {reply}
        </p>
      )}
      <details className="disclosure">
        <summary>{t('own.text')}</summary>
        <p className="support-message" dir="auto">
          {message}
        </p>
      </details>
      <p className="small quiet">{t('own.deleted', { day: day(deletedOn) })}</p>
    </>
  )
}

const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'question-unknown'
