import { useState } from 'react'
import type { ListChangeToStart } from '#contract/people/list-change.ts'
import { Form, Submit } from '#web/lib/form/form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Radios } from '#web/ui/radios/radios.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { type UnitDraft, type UnitError, unitWishes, validateUnit } from './unit-draft.ts'
import { UnitPeople } from './unit-people.tsx'
import type { PlacedUnit } from './units-in-order.ts'

type UnitFormProps = {
  readonly organisationId: string
  readonly unit: PlacedUnit
  readonly units: readonly PlacedUnit[]
  readonly busy: boolean
  readonly onStart: (change: ListChangeToStart) => void
  /** Undefined: the page has another way back. */
  readonly onBack?: () => void
}

const fieldOf = { name: 'unit-name', other: 'unit-other', people: 'unit-people' } as const

/** Chooses how a unit changes: renamed, moved, merged, split, or with a new unit below it. */
export function UnitForm({ organisationId, unit, units, busy, onStart, onBack }: UnitFormProps) {
  const t = useText('members')
  const [draft, setDraft] = useState<UnitDraft>({
    wish: unit.parentId === null ? 'add' : 'rename',
    name: unit.parentId === null ? '' : unit.name,
    externalId: '',
    otherId: '',
    memberIds: [],
  })
  const [error, setError] = useState<UnitError | null>(null)
  const { wish } = draft
  const set = (part: Partial<UnitDraft>) => setDraft({ ...draft, ...part })
  // The root cannot be moved or merged.
  const wishes = unitWishes.filter((one) => unit.parentId !== null || (one !== 'move' && one !== 'merge'))

  function submit() {
    const judged = validateUnit(draft, unit)
    setError(judged.error)
    if (judged.change !== null) onStart(judged.change)
  }

  return (
    <Form
      errors={error === null ? [] : [{ fieldId: fieldOf[error], message: t(`unit.error.${error}`) }]}
      busy={busy}
      className="flow column"
      onSubmit={submit}
    >
      <Radios
        id="unit-wish"
        name="unit-wish"
        legend={t('unit.wish')}
        value={wish}
        choices={wishes.map((value) => ({ value, label: t(`unit.${value}`) }))}
        onChange={(value) => {
          setError(null)
          set({ wish: value, name: value === 'rename' ? unit.name : '' })
        }}
      />
      {(wish === 'move' || wish === 'merge') && (
        <Select
          id="unit-other"
          label={t(wish === 'move' ? 'unit.parent' : 'unit.into')}
          {...(wish === 'merge' ? { hint: t('unit.into.hint', { name: unit.name }) } : {})}
          value={draft.otherId}
          options={[
            { value: '', label: t('unit.choose') },
            ...units
              .filter(({ id }) => id !== unit.id)
              .map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` })),
          ]}
          onChange={(event) => set({ otherId: event.target.value })}
        />
      )}
      {(wish === 'rename' || wish === 'add' || wish === 'split') && (
        <TextField
          id="unit-name"
          autoComplete="off"
          maxLength={200}
          label={t(wish === 'rename' ? 'unit.name' : 'unit.name.new')}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      )}
      {(wish === 'add' || wish === 'split') && (
        <TextField
          id="unit-id"
          autoComplete="off"
          width="medium"
          maxLength={64}
          label={t('unit.id')}
          optional={t('unit.optional')}
          hint={t('unit.id.hint')}
          value={draft.externalId}
          onChange={(event) => set({ externalId: event.target.value })}
        />
      )}
      {wish === 'split' && (
        <UnitPeople
          organisationId={organisationId}
          unitId={unit.id}
          chosen={draft.memberIds}
          onChoose={(memberIds) => set({ memberIds })}
        />
      )}
      <p className="actions">
        <Submit>{t('unit.look')}</Submit>
        {onBack !== undefined && (
          <Button kind="quiet" onClick={onBack}>
            {t('unit.back')}
          </Button>
        )}
      </p>
    </Form>
  )
}
