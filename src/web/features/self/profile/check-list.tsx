import type { ReactNode } from 'react'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import type { Draft } from './draft.ts'
import type { Form } from './form.ts'
import { InLanguage } from './in-language.tsx'
import { leaveWords, leftWords } from './skipping.ts'

type CheckListProps = {
  readonly form: Form
  readonly draft: Draft
  readonly onChange: (item: string) => void
  readonly onChangeCauses: () => void
}

/** Each question with its answer and a link back to it. */
export function CheckList({ form, draft, onChange, onChangeCauses }: CheckListProps) {
  const t = useText('profile')
  const own = useText('askedOwn')
  const asksCauses = form.causes.length > 0
  const asksOwn = form.own.length > 0

  type Entry = { readonly id: string; readonly text: string; readonly shown?: ReactNode }
  const entry = ({ id, text, shown = text }: Entry) => {
    const written = draft.answers[id]
    const label = form.answers.find(({ word }) => word === written?.word)?.text
    return {
      id,
      term: shown,
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
      {(asksCauses || asksOwn) && (
        <>
          <h2>{asksCauses ? t('check.causes') : own('heading')}</h2>
          {draft.causes?.choice === 'answer' ? (
            <>
              {asksCauses && (
                <DefinitionList entries={form.causes.flatMap(({ items }) => items).map(entry)} />
              )}
              {asksCauses && asksOwn && <h2>{own('heading')}</h2>}
              {asksOwn && (
                <DefinitionList
                  entries={form.own.map((one) => entry({ ...one, shown: <InLanguage of={one} /> }))}
                />
              )}
            </>
          ) : (
            <p>{leftWords(form, t, own)}</p>
          )}
          <p>
            <Button kind="plain" id="orsaker" onClick={onChangeCauses}>
              {draft.causes?.choice === 'answer' ? leaveWords(form, t, own) : t('check.causesChange')}
            </Button>
          </p>
        </>
      )}
    </>
  )
}
