import { useQuery } from '@tanstack/react-query'
import type { UnitList } from '#contract/organisation.ts'
import { formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Table } from '#web/ui/table/table.tsx'

/** How many people and units there are, and the tree of units one click away. */
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
  const depths = depthOf(units.data?.units ?? [])
  return (
    <section className="overview-section" aria-labelledby="now">
      <h2 id="now">{t('now.title')}</h2>
      {organisation.isPending && <Loading label={t('loading')} />}
      {organisation.data !== undefined && (
        <p>
          {organisation.data.members === 0
            ? t('now.empty')
            : t('now.text', { members: organisation.data.members, units: organisation.data.units })}
        </p>
      )}
      {units.data !== undefined && units.data.units.length > 0 && (
        <details className="figure-table">
          <summary>{t('now.show')}</summary>
          <Table
            caption={t('now.show')}
            hideCaption
            columns={[
              { id: 'unit', label: t('now.unit') },
              { id: 'count', label: t('now.count'), numeric: true },
            ]}
            rows={units.data.units.map(({ id, name, members: count }) => ({
              id,
              cells: [
                <span key={id} className={`heat-depth-${Math.min(depths.get(id) ?? 0, 4)} block`}>
                  {name}
                </span>,
                formatNumber(count, language),
              ],
            }))}
          />
        </details>
      )}
    </section>
  )
}

/** Steps below the top; parents come before children in the list. */
function depthOf(units: UnitList['units']): ReadonlyMap<string, number> {
  const depths = new Map<string, number>()
  for (const { id, parentId } of units)
    depths.set(id, parentId === null ? 0 : (depths.get(parentId) ?? 0) + 1)
  return depths
}
