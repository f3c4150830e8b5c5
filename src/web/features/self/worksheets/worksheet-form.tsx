import { emptyWorksheet, isEmpty, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { Worksheet, WorksheetField } from '#web/lib/content/worksheet-schema.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox, CheckboxGroup } from '#web/ui/checkbox/checkbox.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { FilledIn } from './filled-in.tsx'
import { PilesField } from './piles-field.tsx'
import { RowsField } from './rows-field.tsx'
import { SimpleInput } from './simple-input.tsx'
import { WorksheetFigure } from './worksheet-figure.tsx'

export type WorksheetFormProps = {
  readonly sheet: Worksheet
  readonly values: WorksheetValues
  readonly onChange: (values: WorksheetValues) => void
}

/** A worksheet of the programme to fill in, with an example. The input is stored as it is typed. */
export function WorksheetForm({ sheet, values, onChange }: WorksheetFormProps) {
  const t = useText('worksheet')
  return (
    <div className="worksheet flow" id={sheet.id}>
      <p>{sheet.intro}</p>
      <div className="no-print">
        <Fold id={`${sheet.id}-example`} title={t('example')}>
          <FilledIn sheet={sheet} values={sheet.example} />
        </Fold>
      </div>
      {sheet.fields.map((field, position) => (
        <WorksheetPart
          key={'id' in field ? field.id : `${field.kind} ${position}`}
          {...{ sheet, field, values, onChange }}
        />
      ))}
      <p className="actions no-print">
        <Button kind="quiet" onClick={() => printWorksheet()}>
          {t('print')}
        </Button>
        {!isEmpty(values) && (
          <TwoStepButton
            label={t('clear')}
            question={t('clear.question')}
            yes={t('clear.yes')}
            no={t('clear.no')}
            onConfirm={() => onChange(emptyWorksheet)}
          />
        )}
      </p>
    </div>
  )
}

function WorksheetPart({
  sheet,
  field,
  values,
  onChange,
}: WorksheetFormProps & { readonly field: WorksheetField }) {
  const id = 'id' in field ? `${sheet.id}-${field.id}` : ''
  switch (field.kind) {
    case 'note':
      return <p className="worksheet-note">{field.text}</p>
    case 'rows':
      return <RowsField {...{ id, field, values, onChange }} />
    case 'piles':
      return <PilesField {...{ id, field, values, onChange }} />
    case 'tick': {
      const ticked = values.sets[field.id] ?? []
      const tick = (item: string) => {
        const next = ticked.includes(item) ? ticked.filter((other) => other !== item) : [...ticked, item]
        onChange({ ...values, sets: { ...values.sets, [field.id]: next } })
      }
      return (
        <CheckboxGroup id={id} legend={field.label} hint={field.hint}>
          {field.items.map((item) => (
            <Checkbox
              key={item.id}
              id={`${id}-${item.id}`}
              label={item.label}
              checked={ticked.includes(item.id)}
              onChange={() => tick(item.id)}
            />
          ))}
        </CheckboxGroup>
      )
    }
    case 'figure':
      return <WorksheetFigure {...{ sheet, field, values }} />
    default:
      return (
        <SimpleInput
          {...{ id, field }}
          answers={values}
          onChange={(answers) => onChange({ ...values, ...answers })}
        />
      )
  }
}

/** Prints only the worksheet. */
function printWorksheet(): void {
  const root = document.documentElement
  root.dataset.prints = 'worksheet'
  window.addEventListener('afterprint', () => delete root.dataset.prints, { once: true })
  window.print()
}
