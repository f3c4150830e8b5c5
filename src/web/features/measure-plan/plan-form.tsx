import type { FormEvent, ReactNode } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary/error-summary.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'

type PlanFormProps = {
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[]
  readonly failure: unknown
  readonly busy: boolean
  /** Whether what is saved now stands beside what is typed, so that nothing more has to be said about it. */
  readonly isOutdated: boolean
  readonly saveLabel: string
  readonly save: () => Promise<void>
  /** Between the summary of errors and the fields. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** What every form of the plan stands in: the way back, what is wrong, its fields, and saving or leaving. */
export function PlanForm(props: PlanFormProps) {
  const { errors, failure, busy, isOutdated, saveLabel, save, above, children } = props
  const t = useText('measurePlan')
  const problemText = useProblemText()
  const isSaid = isOutdated && failure instanceof ApiError && failure.code === 'newer-version'

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }
  return (
    <section className="column plan-form">
      <BackLink>
        <PageLink to="/atgarder">{t('form.back')}</PageLink>
      </BackLink>
      <ErrorSummary
        errorPrefix={t('form.error.prefix')}
        title={t('form.error.summary', { count: errors.length })}
        errors={errors}
      />
      {above}
      <form className="flow" noValidate method="post" onSubmit={submit}>
        {children}
        {failure !== undefined && !isSaid && <Notice live kind="help" title={problemText(failure)} />}
        <p className="actions">
          <Button type="submit" busy={busy}>
            {busy ? t('measure.saving') : saveLabel}
          </Button>
          <PageLink to="/atgarder" className="link-alone">
            {t('form.cancel')}
          </PageLink>
        </p>
      </form>
    </section>
  )
}
