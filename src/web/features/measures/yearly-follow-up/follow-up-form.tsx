import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FollowUpView } from '#contract/measures/follow-up-view.ts'
import {
  type FollowUpFacts,
  type FollowUpQuestion,
  followUpQuestions,
  longestFollowUpAnswer,
  sameAnswers,
} from '#core/measures/yearly-follow-up.ts'
import { formatDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'

type FollowUpFormProps = {
  readonly organisationId: string
  readonly year: number
  readonly kept: FollowUpView
  readonly facts: FollowUpFacts
}

/** Each question with what the product knows about it, and the organisation's own words: written by HR, read by others. */
export function FollowUpForm({ organisationId, year, kept: read, facts }: FollowUpFormProps) {
  const t = useText('yearlyFollowUp')
  const { language } = useLanguage()
  const client = useQueryClient()
  const [kept, setKept] = useState(read)
  const [answers, setAnswers] = useState(read.answers)
  const known = useKnown(facts)
  const save = useMutation({
    mutationFn: () =>
      callApi('saveYearlyFollowUp', {
        params: { organisationId, year: String(year) },
        body: { answers, version: kept.version },
      }),
    onSuccess: (saved) => {
      setKept(saved)
      // What is typed meanwhile stays.
      void client.invalidateQueries({
        queryKey: ['yearly-follow-up', organisationId, year],
        refetchType: 'none',
      })
    },
  })
  return (
    <Form busy={save.isPending} onSubmit={() => save.mutate()}>
      <LeaveGuard unsaved={!sameAnswers(answers, kept.answers)} />
      {followUpQuestions.map((question) => (
        <section key={question} className="follow-up" aria-labelledby={`follow-up-${question}-title`}>
          <div className="flow">
            <h2 id={`follow-up-${question}-title`}>{t(`${question}.title`)}</h2>
            <p>{t(`${question}.text`)}</p>
            <Known lines={known(question)} />
          </div>
          {kept.writes && (
            <div className="no-print">
              <Textarea
                id={`follow-up-${question}`}
                label={
                  <>
                    {t(question === 'improvements' ? 'answer.improvements' : 'answer')}
                    <span className="hidden-text"> {t(`${question}.title`)}</span>
                  </>
                }
                rows={4}
                maxLength={longestFollowUpAnswer}
                value={answers[question] ?? ''}
                onChange={({ target }) => {
                  setAnswers({ ...answers, [question]: target.value })
                  save.reset()
                }}
              />
            </div>
          )}
          <p className={kept.writes ? 'print-only measure-lines' : 'measure-lines'}>
            {answers[question] || t('empty')}
          </p>
        </section>
      ))}
      <Failure error={save.error} />
      {save.isSuccess && <Notice live kind="done" title={t('saved')} />}
      <p className="small quiet">
        {kept.changedAt === null
          ? t('never')
          : t('changed', { date: formatDate(new Date(kept.changedAt), language) })}
      </p>
      <div className="print-only">
        <p>{t('sign.employer')}</p>
        <p>{t('sign.representative')}</p>
      </div>
      <p className="actions no-print">
        {kept.writes && <Submit busyLabel={t('saving')}>{t('save')}</Submit>}
        <Button kind="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <PageLink to="/atgarder">{t('plan')}</PageLink>
      </p>
    </Form>
  )
}

function Known({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length < 2) return lines.map((line) => <p key={line}>{line}</p>)
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What the product knows about a question, in sentences. */
function useKnown(facts: FollowUpFacts): (question: FollowUpQuestion) => readonly string[] {
  const t = useText('yearlyFollowUp')
  const lines: Partial<Record<FollowUpQuestion, readonly string[]>> = {
    cooperation:
      facts.rounds === 0 ? [] : [t('known.approved', { count: facts.approved, rounds: facts.rounds })],
    investigation: [t(facts.rounds === 0 ? 'known.noRounds' : 'known.rounds', { count: facts.rounds })],
    risks: [
      t('known.risks', { count: facts.risks }),
      ...(facts.withoutMeasure > 0 ? [t('known.withoutMeasure', { count: facts.withoutMeasure })] : []),
    ],
    measures: [
      t('known.done', { count: facts.done }),
      t('known.underWay', { count: facts.underWay }),
      t('known.late', { count: facts.late }),
    ],
  }
  return (question) => lines[question] ?? []
}
