import type { profile } from '#text/sv/profile.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import type { Draft } from './draft.ts'
import type { Form } from './form.ts'

type CheckListProps = {
  readonly form: Form
  readonly draft: Draft
  readonly onChange: (item: string) => void
  readonly onChangeCauses: () => void
}

/** Each question with its answer and the way back to it. */
export function CheckList({ form, draft, onChange, onChangeCauses }: CheckListProps) {
  const t = useText<keyof typeof profile>()

  const row = ({ id, text }: { readonly id: string; readonly text: string }) => {
    const written = draft.answers[id]
    const label = form.answers.find(({ word }) => word === written?.word)?.text
    return (
      <div key={id} className="check-row">
        <dt>{text}</dt>
        <dd className="check-answer">{label ?? t(written === undefined ? 'check.open' : 'check.skipped')}</dd>
        <dd>
          <Button kind="plain" id={`andra-${id}`} onClick={() => onChange(id)}>
            {t('check.change')}
            <span className="hidden-text"> {t('check.changeWhat', { question: text })}</span>
          </Button>
        </dd>
      </div>
    )
  }

  return (
    <>
      <dl className="check-list">{form.items.map(row)}</dl>
      {form.causes.length > 0 && (
        <>
          <h2>{t('check.causes')}</h2>
          {draft.causes?.choice === 'answer' ? (
            <dl className="check-list">{form.causes.flatMap(({ items }) => items).map(row)}</dl>
          ) : (
            <p>{t('check.causesLeft')}</p>
          )}
          <p>
            <Button kind="plain" id="orsaker" onClick={onChangeCauses}>
              {t(draft.causes?.choice === 'answer' ? 'question.leaveCauses' : 'check.causesChange')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
