import { useState } from 'react'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { type Carry, ContinueElsewhere } from './continue-elsewhere.tsx'
import { type CausesChoice, type Draft, isOnSickLeave } from './draft.ts'
import { FlowPage } from './flow-page.tsx'
import { blockOf, type Form as Questions } from './form.ts'
import { useOneError } from './use-one-error.ts'
import { useTitle } from './use-title.ts'
import { progressAt } from './way.ts'

type CausesPageProps = {
  readonly form: Questions
  readonly draft: Draft | null
  readonly onPrevious: () => void
  readonly onChoose: (choice: CausesChoice['choice']) => void
  readonly carry: Carry
}

/** Before the first cause the person chooses whether to answer all of them or none. */
export function CausesPage({ form, draft, onPrevious, onChoose, carry }: CausesPageProps) {
  const t = useText('profile')
  const [chosen, setChosen] = useState<CausesChoice['choice'] | undefined>(draft?.causes?.choice)
  const own = useText('askedOwn')
  const count = blockOf(form).length
  const asksCauses = form.causes.length > 0
  const error = asksCauses ? t('causes.error') : own('error')
  const { errors, fail } = useOneError('orsaker', error, chosen !== undefined)
  useTitle(asksCauses ? t('check.causes') : own('heading'))

  function goOn() {
    if (chosen === undefined) fail()
    else onChoose(chosen)
  }

  return (
    <FlowPage progress={progressAt(form, draft, 'causes')} onPrevious={onPrevious}>
      <Form errors={errors} onSubmit={goOn}>
        <Radios
          id="orsaker"
          name="orsaker"
          heading
          legend={asksCauses ? t('causes.heading') : own('question', { count })}
          hint={[
            asksCauses && form.causesIntroduction,
            asksCauses && t('causes.why'),
            form.own.length > 0 && own(asksCauses ? 'among' : 'why', { count: form.own.length }),
            isOnSickLeave(draft) && t('causes.sickLeave'),
          ]
            .filter(Boolean)
            .join(' ')}
          choices={[
            {
              value: 'answer',
              label: asksCauses ? t('causes.answer', { count }) : own('answer', { count }),
              hint: asksCauses
                ? t(count > 30 ? 'causes.answer.hint.many' : 'causes.answer.hint')
                : own('answer.hint'),
            },
            {
              value: 'leave',
              label: asksCauses ? t('causes.leave') : own('leave.choice'),
              hint: t('causes.leave.hint'),
            },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <p className="actions">
          <Submit>{t('question.continue')}</Submit>
        </p>
      </Form>
      <ContinueElsewhere form={form} draft={draft} carry={carry} />
    </FlowPage>
  )
}
