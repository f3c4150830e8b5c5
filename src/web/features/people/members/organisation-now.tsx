import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { UnitChange } from './unit-change.tsx'
import { type PlacedUnit, unitsInOrder } from './units-in-order.ts'
import { useImport } from './use-import.ts'

/** A tree of more units than this is folded at first. */
const mostOpen = 8

/** The numbers of people and units, and the tree of units, each of which can be changed. */
export function OrganisationNow({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const { language } = useLanguage()
  const organisation = useQuery({
    queryKey: ['organisation', organisationId],
    queryFn: ({ signal }) => callApi('readOrganisation', { params: { organisationId }, signal }),
  })
  const units = useQuery({
    queryKey: ['units', organisationId],
    queryFn: ({ signal }) => callApi('listUnits', { params: { organisationId }, signal }),
  })
  const placed = unitsInOrder(units.data?.units ?? [])
  const { members = 0, smallestGroup = 8 } = organisation.data ?? {}
  const running = useImport(organisationId)
  const [chosen, setChosen] = useState<PlacedUnit | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (chosen === null && returns.current) heading.current?.focus()
    returns.current = chosen !== null
  }, [chosen])

  if (chosen !== null)
    return (
      <UnitChange
        organisationId={organisationId}
        smallestGroup={smallestGroup}
        unit={chosen}
        units={placed}
        running={running}
        onBack={() => setChosen(null)}
      />
    )
  return (
    <section className="overview-section" aria-labelledby="now">
      <h2 id="now" ref={heading} tabIndex={-1}>
        {t('now.title')}
      </h2>
      <Panel reading={combined({ organisation, units })} shape="line">
        {(now) => (
          <p>{members === 0 ? t('now.empty') : t('now.text', { members, units: now.organisation.units })}</p>
        )}
      </Panel>
      {placed.length > 0 && (
        <details className="figure-table" open={placed.length <= mostOpen || returns.current}>
          <summary>{t('now.show')}</summary>
          <Table
            caption={t('now.show')}
            hideCaption
            stacks
            columns={[
              { id: 'unit', label: t('now.unit') },
              { id: 'code', label: t('unit.code') },
              { id: 'count', label: t('now.count'), numeric: true },
              { id: 'change', label: t('unit.changes') },
            ]}
            rows={placed.map((unit) => ({
              id: unit.id,
              cells: [
                <span key="name" className={`heat-depth-${Math.min(unit.depth, 4)} members-name`}>
                  {unit.name}
                </span>,
                unit.externalId,
                formatNumber(unit.members, language),
                <Button key="change" kind="plain" onClick={() => setChosen(unit)}>
                  {t('unit.change')}
                  <span className="hidden-text"> {unit.name}</span>
                </Button>,
              ],
            }))}
          />
        </details>
      )}
    </section>
  )
}
