import { type FormEvent, useId, useState } from 'react'
import { longestLine, most, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { WorksheetField } from '#web/lib/content/worksheet-schema.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
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

/** Own lines sorted into piles: write one, say where it belongs. */
export function PilesField({ id, field, values, onChange }: PilesFieldProps) {
  const t = useText('worksheet')
  const heading = useId()
  const [line, setLine] = useState('')
  const [pile, setPile] = useState<string>()
  const [missing, setMissing] = useState<{ readonly line?: string; readonly pile?: string }>({})
  const [told, setTold] = useState('')
  const linesIn = (one: string) => values.sets[`${field.id}.${one}`] ?? []

  function put(one: string, lines: readonly string[]) {
    const name = `${field.id}.${one}`
    onChange({
      ...values,
      sets: lines.length === 0 ? without(values.sets, name) : { ...values.sets, [name]: lines },
    })
  }

  function add(event: FormEvent) {
    event.preventDefault()
    const written = line.trim()
    const wanting = {
      ...(written === '' ? { line: t('line.missing') } : {}),
      ...(pile === undefined ? { pile: t('pile.missing') } : {}),
    }
    setMissing(wanting)
    document.getElementById(written === '' || pile !== undefined ? `${id}-line` : `${id}-pile`)?.focus()
    if (written === '' || pile === undefined) return
    const there = linesIn(pile)
    if (!there.includes(written) && there.length < most) put(pile, [...there, written])
    setLine('')
    setPile(undefined)
    setTold(t('line.added', { line: written }))
  }

  return (
    <section className="worksheet-piles flow" aria-labelledby={heading}>
      <h4 id={heading} className="field-label">
        {field.label}
      </h4>
      {field.hint !== undefined && <p className="field-hint">{field.hint}</p>}
      <form className="flow no-print" noValidate onSubmit={add}>
        <TextField
          id={`${id}-line`}
          label={field.add}
          error={missing.line}
          errorPrefix={t('error.prefix')}
          maxLength={longestLine}
          value={line}
          onChange={(event) => setLine(event.target.value)}
        />
        <Radios
          id={`${id}-pile`}
          name={`${id}-pile`}
          legend={t('pile')}
          error={missing.pile}
          errorPrefix={t('error.prefix')}
          choices={field.piles.map((one) => ({
            value: one.id,
            label: one.label,
            ...(one.hint === undefined ? {} : { hint: one.hint }),
          }))}
          value={pile}
          onChange={setPile}
        />
        <Button type="submit" kind="quiet">
          {t('line.add')}
        </Button>
        <p role="status" className="small quiet">
          {told}
        </p>
      </form>
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
