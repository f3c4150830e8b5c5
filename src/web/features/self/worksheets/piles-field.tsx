import { useId, useState } from 'react'
import { longestLine, most, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { WorksheetField } from '#web/lib/content/worksheet-schema.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Radios } from '#web/ui/radios/radios.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { without } from './simple-field.ts'

type PilesFieldProps = {
  readonly id: string
  readonly field: Extract<WorksheetField, { kind: 'piles' }>
  readonly values: WorksheetValues
  readonly onChange: (values: WorksheetValues) => void
}

/** Own lines sorted into piles: write a line and choose its pile. */
export function PilesField({ id, field, values, onChange }: PilesFieldProps) {
  const t = useText('worksheet')
  const heading = useId()
  const [line, setLine] = useState('')
  const [pile, setPile] = useState<string>()
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const [told, setTold] = useState('')
  const linesIn = (one: string) => values.sets[`${field.id}.${one}`] ?? []

  function put(one: string, lines: readonly string[]) {
    const name = `${field.id}.${one}`
    onChange({
      ...values,
      sets: lines.length === 0 ? without(values.sets, name) : { ...values.sets, [name]: lines },
    })
  }

  function add() {
    const written = line.trim()
    setErrors([
      ...(written === '' ? [{ fieldId: `${id}-line`, message: t('line.missing') }] : []),
      ...(pile === undefined ? [{ fieldId: `${id}-pile`, message: t('pile.missing') }] : []),
    ])
    if (written === '' || pile === undefined) return
    const there = linesIn(pile)
    if (!there.includes(written) && there.length < most) put(pile, [...there, written])
    setLine('')
    setPile(undefined)
    setTold(t('line.added', { line: written }))
    document.getElementById(`${id}-line`)?.focus()
  }

  return (
    <section className="worksheet-piles flow" aria-labelledby={heading}>
      <h4 id={heading} className="field-label">
        {field.label}
      </h4>
      {field.hint !== undefined && <p className="field-hint">{field.hint}</p>}
      <Form leadsTo="field" errors={errors} className="flow no-print" onSubmit={add}>
        <TextField
          id={`${id}-line`}
          label={field.add}
          maxLength={longestLine}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <Radios
          id={`${id}-pile`}
          name={`${id}-pile`}
          legend={t('pile')}
          choices={field.piles.map((one) => ({
            value: one.id,
            label: one.label,
            ...(one.hint === undefined ? {} : { hint: one.hint }),
          }))}
          value={pile}
          onChange={setPile}
        />
        <Submit kind="quiet">{t('line.add')}</Submit>
        <p role="status" className="small quiet">
          {told}
        </p>
      </Form>
      <div className="worksheet-pile-list">
        {field.piles.map((one) => (
          <section key={one.id} aria-label={one.label}>
            <h5 className="worksheet-pile-name">{one.label}</h5>
            {linesIn(one.id).length === 0 ? (
              <p className="small quiet">{t('pile.empty')}</p>
            ) : (
              <ul className="entries entries-plain">
                {linesIn(one.id).map((text) => (
                  <li key={text} className="worksheet-line">
                    <span>{text}</span>
                    <TwoStepButton
                      kind="cross"
                      label={t('line.remove', { line: text })}
                      question={t('line.remove.question', { line: text })}
                      yes={t('row.remove.yes')}
                      no={t('row.remove.no')}
                      onConfirm={() =>
                        put(
                          one.id,
                          linesIn(one.id).filter((other) => other !== text),
                        )
                      }
                    />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </section>
  )
}
