import type { ReactNode } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { BackLink } from '#web/ui/back-link/back-link.tsx'

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
  const isSaid = isOutdated && failure instanceof ApiError && failure.code === 'newer-version'

  return (
    <section className="column plan-form">
      <BackLink>
        <PageLink to="/atgarder">{t('form.back')}</PageLink>
      </BackLink>
      <Form errors={errors} busy={busy} head={above} onSubmit={save}>
        {children}
        <Failure error={isSaid ? null : failure} />
        <p className="actions">
          <Submit busyLabel={t('measure.saving')}>{saveLabel}</Submit>
          <PageLink to="/atgarder" className="link-alone">
            {t('form.cancel')}
          </PageLink>
        </p>
      </Form>
    </section>
  )
}
