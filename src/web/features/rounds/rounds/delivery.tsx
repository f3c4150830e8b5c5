import { useQuery } from '@tanstack/react-query'
import type { DeliveryView } from '#contract/rounds/list-endpoints.ts'
import type { RoundView } from '#contract/rounds/round.ts'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type DeliveryProps = { readonly organisationId: string; readonly round: RoundView }

/** The number of delivered invitations by unit, in bands; for the safety representative only. */
export function Delivery({ organisationId, round }: DeliveryProps) {
  const t = useText('listReview')
  const delivery = useQuery({
    queryKey: ['delivery', organisationId, round.id, round.state],
    queryFn: ({ signal }) =>
      callApi('readDelivery', { params: { organisationId, roundId: round.id }, signal }),
  })
  return (
    <Panel reading={delivery} shape="table">
      {({ units }) => {
        if (units === null) return <p>{t('delivery.unknown')}</p>
        return (
          <div className="flow">
            <p>{t('delivery.what')}</p>
            <DeliveredUnits units={units} smallestGroup={round.smallestGroup} />
            <p>{t('delivery.counts')}</p>
            <p>{t('delivery.ask')}</p>
          </div>
        )
      }}
    </Panel>
  )
}

type Units = NonNullable<DeliveryView['units']>

function DeliveredUnits({ units, smallestGroup }: { readonly units: Units; readonly smallestGroup: number }) {
  const t = useText('listReview')
  const names = new Map(units.map(({ id, name }) => [id, name]))
  const said = ({ band, countedIn }: Units[number]): string => {
    if (band !== null) return t(`delivery.${band}`)
    if (countedIn !== null) return t('delivery.within', { unit: names.get(countedIn) ?? '' })
    return t('delivery.small', { count: smallestGroup })
  }
  return (
    <Table
      caption={t('delivery.table')}
      stacks
      columns={[
        { id: 'unit', label: t('delivery.unit') },
        { id: 'invited', label: t('delivery.invited'), numeric: true },
        { id: 'band', label: t('delivery.band') },
      ]}
      rows={units.map((unit) => ({ id: unit.id, cells: [unit.name, unit.invited, said(unit)] }))}
    />
  )
}
