import { useState } from 'react'
import { evaluate, type Result } from '#core/scoring/evaluate.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { CheckList } from './check-list.tsx'
import { type Carry, ContinueElsewhere } from './continue-elsewhere.tsx'
import { answersOf, type Draft } from './draft.ts'
import { FlowPage } from './flow-page.tsx'
import type { Form as Questions } from './form.ts'
import { skippedIn } from './skipping.ts'
import { useTitle } from './use-title.ts'
import { progressAt } from './way.ts'

type CheckPageProps = {
  readonly form: Questions
  readonly draft: Draft
  /** An answer to a round is sent and cannot be withdrawn; a person's own answer only shows the result. */
  readonly toRound: boolean
  readonly onPrevious: () => void
  readonly onChange: (item: string) => void
  readonly onChangeCauses: () => void
  readonly onFinish: (result: Result) => void
  readonly carry: Carry
}

/** All answers, to check before they are sent. */
export function CheckPage(props: CheckPageProps) {
  const { form, draft, toRound, onFinish } = props
  const t = useText('profile')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [finished, setFinished] = useState(false)
  useTitle(t('check.heading'))

  function finish() {
    const evaluation = evaluate(form.scoring, answersOf(draft, form))
    if (evaluation.ok) {
      setFinished(true)
      onFinish(evaluation.result)
      return
    }
    const lacking = evaluation.code === 'not-enough-answers' ? evaluation.categories : []
    setErrors(
      lacking.length === 0
        ? [{ fieldId: 'orsaker', message: t('check.lackingCauses') }]
        : lacking.map((id) => ({
            fieldId: `andra-${skippedIn(form, draft, id)[0] ?? ''}`,
            message: t('check.lacking', {
              category: form.categories.find((category) => category.id === id)?.title.toLowerCase() ?? '',
            }),
          })),
    )
  }

  return (
    <FlowPage progress={progressAt(form, draft, 'check')} onPrevious={props.onPrevious}>
      <Form errors={errors} busy={finished} onSubmit={finish}>
        <h1>{t('check.heading')}</h1>
        <p className="lead">{t('check.lead')}</p>
        <CheckList
          form={form}
          draft={draft}
          onChange={props.onChange}
          onChangeCauses={props.onChangeCauses}
        />
        {toRound && <p>{t('check.final')}</p>}
        <p className="actions">
          <Submit>{t(toRound ? 'check.send' : 'check.show')}</Submit>
        </p>
      </Form>
      <ContinueElsewhere form={form} draft={draft} carry={props.carry} />
    </FlowPage>
  )
}
