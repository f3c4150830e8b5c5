import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
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
  const t = useText('profile')

  const entry = ({ id, text }: { readonly id: string; readonly text: string }) => {
    const written = draft.answers[id]
    const label = form.answers.find(({ word }) => word === written?.word)?.text
    return {
      id,
      term: text,
      details: label ?? t(written === undefined ? 'check.open' : 'check.skipped'),
      action: (
        <Button kind="plain" id={`andra-${id}`} onClick={() => onChange(id)}>
          {t('check.change')}
          <span className="hidden-text"> {t('check.changeWhat', { question: text })}</span>
        </Button>
      ),
    }
  }

  return (
    <>
      <DefinitionList entries={form.items.map(entry)} />
      {form.causes.length > 0 && (
        <>
          <h2>{t('check.causes')}</h2>
          {draft.causes?.choice === 'answer' ? (
            <DefinitionList entries={form.causes.flatMap(({ items }) => items).map(entry)} />
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
