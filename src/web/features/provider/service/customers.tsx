import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { CustomerTable } from './customer-table.tsx'
import { FoundCustomer } from './found-customer.tsx'

/** The customers' organisations, and setting up another. */
export function Customers() {
  const t = useText('service')
  const list = useQuery({
    queryKey: ['customers'],
    queryFn: async ({ signal }) => (await callApi('listCustomers', { signal })).customers,
    staleTime: 0,
  })
  return (
    <section className="flow section-part" aria-labelledby="customers">
      <h2 id="customers">{t('customers.title')}</h2>
      <Panel
        reading={list}
        shape="table"
        empty={{ when: (customers) => customers.length === 0, show: <p>{t('customers.none')}</p> }}
      >
        {(customers) => (
          <>
            <p className="column">{t('customers.lead')}</p>
            <CustomerTable customers={customers} />
          </>
        )}
      </Panel>
      <Fold id="found-customer" title={t('found.title')}>
        <FoundCustomer />
      </Fold>
    </section>
  )
}
