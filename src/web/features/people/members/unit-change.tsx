import { useText } from '#web/lib/use-text.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { UnitForm } from './unit-form.tsx'
import type { PlacedUnit } from './units-in-order.ts'
import { useChangePage, type useImport } from './use-import.ts'

type UnitChangeProps = {
  readonly organisationId: string
  readonly smallestGroup: number
  readonly unit: PlacedUnit
  readonly units: readonly PlacedUnit[]
  readonly running: ReturnType<typeof useImport>
  readonly onBack: () => void
}

/** Changes one unit of the tree: the input, a dry run with the effect on figures, and the button that applies it. */
export function UnitChange(props: UnitChangeProps) {
  const { organisationId, smallestGroup, unit, units, running, onBack } = props
  const t = useText('members')
  const { heading, finish } = useChangePage(running, onBack)
  const { start, view } = running
  return (
    <section className="surface flow" aria-labelledby="one-unit">
      <h2 id="one-unit" ref={heading} tabIndex={-1} className="members-name">
        {t('unit.title', { name: unit.name })}
      </h2>
      <p>{t('unit.shown', { count: smallestGroup })}</p>
      <p>{t('unit.file')}</p>
      <ImportOutcome
        {...running}
        finish={finish}
        smallestGroup={smallestGroup}
        change={t('unit.button')}
        back={t('unit.back')}
        done={t('unit.done')}
      />
      <div hidden={view !== undefined && view.state !== 'refused'}>
        <UnitForm
          organisationId={organisationId}
          unit={unit}
          units={units}
          busy={start.isPending}
          onStart={(change) => start.mutate(change)}
          {...(view === undefined ? { onBack: () => void finish() } : {})}
        />
      </div>
    </section>
  )
}
