import { useEffect, useMemo, useState } from 'react'
import type { MeasureHistory } from '#contract/measures/measures.ts'
import { formatDay } from '#text/format.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { errorsBy } from '#web/lib/form/field-errors.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { formStore, textFields } from '#web/lib/form/form-draft.ts'
import { type FormRules, useDraftForm } from '#web/lib/form/use-draft-form.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { Textarea } from '#web/ui/textarea/textarea.tsx'
import { useRereadPlan } from './use-measure-plan.ts'

type Fields = { readonly comment: string }
type Rules = FormRules<Fields, { field: 'comment'; text: 'error.comment' }, 'commentOnMeasure'>

const rulesFor = (organisationId: string, measureId: string): Rules => ({
  endpoint: 'commentOnMeasure',
  store: formStore('andrum.measure-comment', textFields(['comment']), {
    owner: `${organisationId} ${measureId}`,
  }),
  loadSchema: () => import('#contract/measures/measure-requests.ts').then((part) => part.commentToAdd),
  errorsOf: errorsBy(['comment'] as const, () => 'error.comment' as const),
})

type CommentsProps = { readonly organisationId: string; readonly shown: MeasureHistory }

/** The comments on a measure, and a field for readers who may comment. */
export function Comments({ organisationId, shown }: CommentsProps) {
  const t = useText('measurePlan')
  const { language } = useLanguage()
  const comments = shown.entries.filter(({ what }) => what === 'commented')
  return (
    <section className="surface flow" aria-labelledby="measure-comments">
      <h2 id="measure-comments">{t('comment.title')}</h2>
      {comments.length === 0 && <p className="quiet">{t('comment.none')}</p>}
      {comments.map(({ id, by, at, comment }) => (
        <div key={id} className="measure-comment">
          <p className="small quiet">
            {t('history.by', {
              name: by ?? t('history.somebody'),
              when: formatDay(new Date(at), language),
            })}
          </p>
          <p className="measure-lines">{comment}</p>
        </div>
      ))}
      {shown.measure.may.comment && (
        <NewComment organisationId={organisationId} measureId={shown.measure.id} />
      )}
    </section>
  )
}

function NewComment({ organisationId, measureId }: { organisationId: string; measureId: string }) {
  const t = useText('measurePlan')
  const reread = useRereadPlan(organisationId)
  const rules = useMemo(() => rulesFor(organisationId, measureId), [organisationId, measureId])
  const form = useDraftForm(rules)
  const { open, fields } = form
  const [sent, setSent] = useState(false)
  useEffect(() => open((kept, typed) => kept ?? typed), [open])

  async function submit() {
    setSent(false)
    const checked = await form.check({ comment: fields.comment })
    if (checked?.body == null) return
    const answer = await form.send(checked.body, { organisationId, measureId })
    if (answer?.answer == null) return
    form.show({ comment: '' })
    setSent(true)
    await reread()
  }

  return (
    <Form
      errors={form.errors.map(({ text }) => ({ fieldId: 'measure-comment', message: t(text) }))}
      leadsTo="field"
      busy={form.busy}
      className="flow no-print"
      onSubmit={submit}
    >
      <Textarea
        id="measure-comment"
        label={t('comment.label')}
        hint={t('form.personal')}
        rows={3}
        value={fields.comment}
        onChange={(event) => form.write({ comment: event.target.value })}
      />
      <Failure error={form.failure} />
      {sent && <Notice live kind="done" title={t('comment.sent')} />}
      <p className="actions">
        <Submit kind="quiet" busyLabel={t('measure.saving')}>
          {t('comment.send')}
        </Submit>
        <span className="small quiet">{t('comment.final')}</span>
      </p>
    </Form>
  )
}
