import { useId, useState } from 'react'
import { type Answers, noAnswers, rowsOf, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { WorksheetField } from '#web/lib/content/worksheet-schema.ts'
import { newId } from '#web/lib/new-id.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { answerIn, without } from './simple-field.ts'
import { SimpleInput } from './simple-input.tsx'
import { useAnswerWords } from './use-answer-words.ts'

type RowsFieldProps = {
  readonly id: string
  readonly field: Extract<WorksheetField, { kind: 'rows' }>
  readonly values: WorksheetValues
  readonly onChange: (values: WorksheetValues) => void
}

/** A table that is filled in one row at a time: opening a row folds the others to their answers. */
export function RowsField({ id, field, values, onChange }: RowsFieldProps) {
  const t = useText('worksheet')
  const words = useAnswerWords()
  const heading = useId()
  const [open, setOpen] = useState<string | null>(null)
  const rows = rowsOf(values, field.id)

  function write(key: string, answers: Answers) {
    const own = { ...values.rows[field.id], [key]: answers }
    onChange({ ...values, rows: { ...values.rows, [field.id]: own } })
  }

  function add() {
    // Begins with the time, so that sorting by key gives the order of creation on every device.
    const key = `${Date.now().toString(36)}-${newId().slice(0, 8)}`
    write(key, noAnswers)
    setOpen(key)
    requestAnimationFrame(() => document.getElementById(`${id}-${key}`)?.querySelector('summary')?.focus())
  }

  function remove(key: string) {
    const own = without(values.rows[field.id] ?? {}, key)
    const all =
      Object.keys(own).length === 0 ? without(values.rows, field.id) : { ...values.rows, [field.id]: own }
    onChange({ ...values, rows: all })
  }

  return (
    <section className="worksheet-rows" aria-labelledby={heading}>
      <h4 id={heading} className="field-label">
        {field.label}
      </h4>
      {field.hint !== undefined && <p className="field-hint">{field.hint}</p>}
      {rows.map(([key, answers], position) => {
        const name = t('row', { row: field.row, number: position + 1 })
        const said = field.columns.flatMap((column) => answerIn(column, answers, words) ?? [])
        return (
          <details
            key={key}
            id={`${id}-${key}`}
            className="worksheet-row"
            open={open === key}
            onToggle={(event) => {
              if (event.currentTarget.open) setOpen(key)
              else if (open === key) setOpen(null)
            }}
          >
            <summary>
              <span className="worksheet-row-name">{name}</span>
              <span className="small quiet">{said.length === 0 ? t('row.empty') : said.join(' · ')}</span>
            </summary>
            <div className="flow worksheet-row-body">
              {field.columns.map((column) => (
                <SimpleInput
                  key={column.id}
                  id={`${id}-${key}-${column.id}`}
                  field={column}
                  answers={answers}
                  onChange={(changed) => write(key, changed)}
                />
              ))}
              <TwoStepButton
                label={t('row.remove')}
                about={name}
                question={t('row.remove.question', { name })}
                yes={t('row.remove.yes')}
                no={t('row.remove.no')}
                onConfirm={() => remove(key)}
              />
            </div>
          </details>
        )
      })}
      {rows.length < field.max ? (
        <Button kind="quiet" className="no-print" onClick={add}>
          {t('row.add', { row: field.row.toLowerCase() })}
        </Button>
      ) : (
        <Notice>{t('row.full', { count: field.max })}</Notice>
      )}
    </section>
  )
}
