import { useState } from 'react'
import type { ImportView } from '#contract/people/organisation.ts'
import {
  checkMapping,
  type MappableField,
  type MappedColumn,
  mappableFields,
} from '#core/import/column-mapping.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import { Form, type FormError, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'

type Report = NonNullable<ImportView['report']>
type Columns = NonNullable<Report['toMap']>
type Sheet = Report['sheet']

type MapColumnsProps = {
  readonly columns: Columns
  /** The earlier choice, if the reader changes it. */
  readonly before: readonly MappedColumn[]
  readonly sheet: Sheet
  readonly busy: boolean
  readonly back: string
  readonly onRead: (choice: FileChoice) => void
  readonly onBack: () => void
}

const none = 'none'
const idOf = (column: string) => `map-${column}`

/** The order in which readers look for the fields. */
const offered: readonly MappableField[] = [
  'email',
  'employee_id',
  'name',
  'first_name',
  'last_name',
  'unit',
  'manager',
  ...mappableFields.filter(
    (field) => field.startsWith('level_') || field === 'unit_path' || field.endsWith('_id'),
  ),
  'last_name_first',
  'language',
  'mobile',
  'role',
].filter((field, at, all): field is MappableField => all.indexOf(field) === at)

/** Each column of a list with its first rows and the field that it is read as. */
export function MapColumns({ columns, before, sheet, busy, back, onRead, onBack }: MapColumnsProps) {
  const t = useText('members')
  const [fields, setFields] = useState<Readonly<Record<string, MappableField | null>>>(() =>
    Object.fromEntries(
      columns.map(({ column, heading, field }) => {
        const chosen = before.find((one) => one.column === column && one.heading === heading)
        return [column, before.length > 0 ? (chosen?.field ?? null) : field]
      }),
    ),
  )
  const hiddenRows = sheet?.hiddenRows ?? 0
  const [hidden, setHidden] = useState<'read' | 'left-out' | ''>('')
  const [errors, setErrors] = useState<readonly FormError[]>([])

  function submit() {
    const mapped = columns.flatMap(({ column, heading }) => {
      const field = fields[column]
      return field == null ? [] : [{ column, heading, field }]
    })
    const found = errorsOf(mapped)
    if (hiddenRows > 0 && hidden === '') found.push({ fieldId: 'map-hidden', message: t('map.error.hidden') })
    setErrors(found)
    if (found.length > 0) return
    onRead({
      columns: mapped,
      ...(sheet !== null && { sheet: sheet.name }),
      ...(hidden !== '' && { hiddenRows: hidden }),
    })
  }

  function errorsOf(mapped: readonly MappedColumn[]): FormError[] {
    return checkMapping(mapped).map((fault) => {
      if (fault.code !== 'two-for-one')
        return { fieldId: idOf(columns[0]?.column ?? ''), message: t(`map.error.${fault.code}`) }
      const { field, first, second } = fault
      const last = mapped.findLast((one) => one.field === field)
      const words = { first, second, field: t(`map.field.${field}`) }
      return { fieldId: idOf(last?.column ?? ''), message: t('map.error.two-for-one', words) }
    })
  }

  return (
    <Form errors={errors} busy={busy} className="flow" onSubmit={submit}>
      <h3>{t('map.title')}</h3>
      <p className="column">{t('map.lead')}</p>
      <p className="column">{t('map.units')}</p>
      <div className="map-columns">
        {columns.map(({ column, heading, samples, withheld }) => (
          <Select
            key={column}
            id={idOf(column)}
            label={heading === '' ? t('map.column.none', { column }) : t('map.column', { heading, column })}
            hint={withheld ? t('map.withheld') : samplesIn(samples)}
            value={fields[column] ?? none}
            options={[
              { value: none, label: t('map.field.none') },
              ...offered.map((field) => ({ value: field, label: t(`map.field.${field}`) })),
            ]}
            onChange={({ target: { value } }) =>
              setFields({ ...fields, [column]: value === none ? null : (value as MappableField) })
            }
          />
        ))}
      </div>
      {hiddenRows > 0 && (
        <Radios
          id="map-hidden"
          name="map-hidden"
          legend={t('map.hidden', { rows: hiddenRows })}
          value={hidden}
          choices={[
            { value: 'read', label: t('map.hidden.read') },
            { value: 'left-out', label: t('map.hidden.left-out') },
          ]}
          onChange={(value) => setHidden(value === 'read' ? 'read' : 'left-out')}
        />
      )}
      <p className="actions">
        <Submit busyLabel={t('file.reading')}>{t('map.button')}</Submit>
        <Button kind="quiet" busy={busy} onClick={onBack}>
          {back}
        </Button>
      </p>
    </Form>
  )

  function samplesIn(samples: readonly string[]): string {
    const filled = samples.filter((sample) => sample !== '')
    return filled.length === 0 ? t('map.samples.none') : t('map.samples', { samples: filled.join(' · ') })
  }
}

type MappedNoteProps = {
  readonly mapped: NonNullable<Report['mapped']>
  readonly sheet: Sheet
  readonly busy: boolean
  readonly onChange: (choice: FileChoice) => void
}

/** Says where the mapping of the columns comes from, with a button to change it. */
export function MappedNote({ mapped, sheet, busy, onChange }: MappedNoteProps) {
  const t = useText('members')
  return (
    <p>
      {t(mapped.remembered ? 'map.remembered' : 'map.chosen')}{' '}
      <Button
        kind="plain"
        busy={busy}
        onClick={() => onChange({ columns: null, ...(sheet !== null && { sheet: sheet.name }) })}
      >
        {t('map.change')}
      </Button>
    </p>
  )
}
