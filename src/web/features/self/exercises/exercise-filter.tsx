import type { ReactNode } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneSign } from '#web/ui/zone-mark/zone-mark.tsx'
import { type Chosen, timeChoices, zoneChoices } from './chosen-exercises.ts'

type FilterLinkProps = {
  readonly name: 'zon' | 'tid'
  /** Its word in the address; null: all. */
  readonly word: string | null
  readonly chosen: boolean
  readonly search: URLSearchParams
  readonly children: ReactNode
}

/** Two rows of links: the choice is in the address, so that it can be linked and the back button works. */
export function ExerciseFilter({
  chosen,
  search,
}: {
  readonly chosen: Chosen
  readonly search: URLSearchParams
}) {
  const t = useText('exerciseList')
  return (
    <nav aria-label={t('filter')} className="exercise-filter with-script no-print">
      <Row id="filter-zone" label={t('filter.zone')}>
        <FilterLink name="zon" word={null} chosen={chosen.zone === null} search={search}>
          {t('filter.all')}
        </FilterLink>
        {zoneChoices.map(([word, zone]) => (
          <FilterLink key={word} name="zon" word={word} chosen={chosen.zone === zone} search={search}>
            <ZoneSign zone={zone} />
            {t(`zone.${zone}`)}
          </FilterLink>
        ))}
      </Row>
      <Row id="filter-time" label={t('filter.time')}>
        <FilterLink name="tid" word={null} chosen={chosen.time === null} search={search}>
          {t('filter.all')}
        </FilterLink>
        {timeChoices.map(([word, time]) => (
          <FilterLink key={word} name="tid" word={word} chosen={chosen.time === time} search={search}>
            {t(`time.${time}`)}
          </FilterLink>
        ))}
      </Row>
    </nav>
  )
}

type RowProps = { readonly id: string; readonly label: string; readonly children: ReactNode }

function Row({ id, label, children }: RowProps) {
  return (
    <div className="filter-row">
      <p id={id} className="small quiet">
        {label}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  )
}

function FilterLink({ name, word, chosen, search, children }: FilterLinkProps) {
  const next = new URLSearchParams(search)
  next.delete('ovning')
  if (word === null) next.delete(name)
  else next.set(name, word)
  return (
    <li>
      <PageLink
        to={`/ovningar${next.size === 0 ? '' : `?${next}`}`}
        className="filter-link"
        aria-current={chosen ? 'true' : undefined}
        data-asks={name}
        replace
        preventScrollReset
      >
        {children}
      </PageLink>
    </li>
  )
}
