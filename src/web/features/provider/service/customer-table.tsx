import type { Customers } from '#contract/provider/customers.ts'
import { instantOf } from '#core/calendar/instant-of.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { formatDay, formatNumber, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type Customer = Customers['customers'][number]

/** Each organisation with the state of its set-up. */
export function CustomerTable({ customers }: { readonly customers: readonly Customer[] }) {
  const t = useText('service')
  const { language } = useLanguage()
  const dateOf = (day: string) => formatTableDate(instantOf({ day: day as Day, time: '12:00' }), language)
  return (
    <Table
      caption={t('customers.table')}
      hideCaption
      stacks
      columns={[
        { id: 'name', label: t('customers.name') },
        { id: 'people', label: t('customers.people'), numeric: true },
        { id: 'units', label: t('customers.units'), numeric: true },
        { id: 'roles', label: t('customers.roles') },
        { id: 'rounds', label: t('customers.rounds') },
      ]}
      rows={customers.map((customer) => ({
        id: customer.id,
        cells: [
          <span key="name" className="cell-words">
            {customer.name}
            <span className="own-line quiet small">
              {customer.simulated
                ? t('customers.simulated')
                : t('customers.founded', { day: dateOf(customer.foundedOn) })}
            </span>
          </span>,
          formatNumber(customer.people, language),
          formatNumber(customer.units, language),
          [
            t('customers.owners', { count: customer.owners }),
            t('customers.hr', { count: customer.hr }),
            t('customers.safety', { count: customer.safetyRepresentatives }),
          ].join(', '),
          <Rounds key="rounds" customer={customer} />,
        ],
      }))}
    />
  )
}

function Rounds({ customer: { underWay, released } }: { readonly customer: Customer }) {
  const t = useText('service')
  const { language } = useLanguage()
  const dayOf = (day: string) => formatDay(instantOf({ day: day as Day, time: '12:00' }), language)
  if (underWay.length === 0 && released === 0) return t('customers.noRounds')
  return [
    ...underWay.map(({ state, opensOn, closesOn }) =>
      t(`customers.round.${state}`, { opens: dayOf(opensOn), closes: dayOf(closesOn) }),
    ),
    ...(released === 0 ? [] : [t('customers.released', { count: released })]),
  ].join('. ')
}
