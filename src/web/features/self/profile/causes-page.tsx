import { useState } from 'react'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { type CausesChoice, type Draft, isOnSickLeave } from './draft.ts'
import { FlowPage } from './flow-page.tsx'
import type { Form as Questions } from './form.ts'
import { useOneError } from './use-one-error.ts'
import { useTitle } from './use-title.ts'
import { progressAt } from './way.ts'

type CausesPageProps = {
  readonly form: Questions
  readonly draft: Draft | null
  readonly onPrevious: () => void
  readonly onChoose: (choice: CausesChoice['choice']) => void
}

/** Causes are answered whole or left out whole: the person chooses before the first of them. */
export function CausesPage({ form, draft, onPrevious, onChoose }: CausesPageProps) {
  const t = useText('profile')
  const [chosen, setChosen] = useState<CausesChoice['choice'] | undefined>(draft?.causes?.choice)
  const { errors, fail } = useOneError('orsaker', t('causes.error'), chosen !== undefined)
  const count = form.causes.flatMap(({ items }) => items).length
  useTitle(t('check.causes'))

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
          legend={t('causes.heading')}
          hint={[form.causesIntroduction, t('causes.why'), isOnSickLeave(draft) && t('causes.sickLeave')]
            .filter(Boolean)
            .join(' ')}
          choices={[
            { value: 'answer', label: t('causes.answer', { count }), hint: t('causes.answer.hint') },
            { value: 'leave', label: t('causes.leave'), hint: t('causes.leave.hint') },
          ]}
          value={chosen}
          onChange={setChosen}
        />
        <p className="actions">
          <Submit>{t('question.continue')}</Submit>
        </p>
      </Form>
    </FlowPage>
  )
}
