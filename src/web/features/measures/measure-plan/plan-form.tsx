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
  /** Whether a newer saved version is shown beside the input, which says enough about the conflict. */
  readonly isOutdated: boolean
  readonly saveLabel: string
  readonly save: () => Promise<void>
  /** Between the error summary and the fields. */
  readonly above?: ReactNode
  readonly children: ReactNode
}

/** The frame of every form of the plan: the link back, the errors, the fields, and the buttons to save or leave. */
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
