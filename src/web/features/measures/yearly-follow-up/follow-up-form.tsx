import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { FollowUpView } from '#contract/measures/endpoints.ts'
import {
  answersOver,
  contestedIn,
  type FollowUpFacts,
  type FollowUpQuestion,
  followUpQuestions,
  longestFollowUpAnswer,
  sameAnswers,
  withoutSent,
  writtenIn,
} from '#core/measures/yearly-follow-up.ts'
import { formatDate } from '#text/format.ts'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { followUpRules } from './follow-up-rules.ts'

type FollowUpFormProps = {
  readonly organisationId: string
  readonly year: number
  readonly kept: FollowUpView
  readonly facts: FollowUpFacts
}

/** Each question with the facts that the product knows and the organisation's own words: HR writes them, others read them. */
export function FollowUpForm({ organisationId, year, kept, facts }: FollowUpFormProps) {
  const t = useText('yearlyFollowUp')
  const { language } = useLanguage()
  const client = useQueryClient()
  const rules = useMemo(() => followUpRules(`${organisationId} ${year}`), [organisationId, year])
  const form = useDraftForm(rules)
  const { open, fields: draft } = form
  const [saved, setSaved] = useState(false)
  useEffect(() => open((stored, typed) => stored ?? typed), [open])
  const known = useKnown(facts)
  const answers = answersOver(draft, kept.answers)
  const contested = contestedIn(draft, kept.answers)
  const isNewer = form.failure instanceof ApiError && form.failure.code === 'newer-version'

  async function save() {
    setSaved(false)
    const checked = await form.check({ answers, version: kept.version })
    if (checked?.body == null) return
    const queryKey = ['yearly-follow-up', organisationId, year]
    const sent = await form.send(checked.body, { organisationId, year: String(year) })
    const view = sent?.answer
    if (view != null) {
      client.setQueryData<{ kept: FollowUpView }>(queryKey, (read) => read && { ...read, kept: view })
      form.show((now) => withoutSent(now, answers, view.answers))
      setSaved(true)
    } else if (sent?.error instanceof ApiError && sent.error.code === 'newer-version') {
      await client.invalidateQueries({ queryKey })
    }
  }

  function hintOf(question: FollowUpQuestion): ReactNode {
    if (!contested.includes(question)) return undefined
    const words = kept.answers[question] || t('newer.empty')
    return <span className="measure-lines">{t('newer.answer', { words })}</span>
  }

  return (
    <Form busy={form.busy} onSubmit={save}>
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
                hint={hintOf(question)}
                rows={4}
                maxLength={longestFollowUpAnswer}
                value={answers[question] ?? ''}
                onChange={({ target }) => {
                  setSaved(false)
                  form.write(writtenIn(draft, kept.answers, question, target.value))
                }}
              />
            </div>
          )}
          <p className={kept.writes ? 'print-only measure-lines' : 'measure-lines'}>
            {answers[question] || t('empty')}
          </p>
        </section>
      ))}
      {isNewer || contested.length > 0 ? (
        <div role="alert" className="no-print">
          <Notice kind="help" title={t('newer.title')}>
            <p>{t(contested.length > 0 ? 'newer.text' : 'newer.added')}</p>
          </Notice>
        </div>
      ) : (
        <Failure error={form.failure} />
      )}
      {saved && <Notice live kind="done" title={t('saved')} />}
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

/** The facts about a question, in sentences. */
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
