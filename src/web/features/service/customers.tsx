import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Loading } from '#web/ui/loading/loading.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { CustomerTable } from './customer-table.tsx'
import { FoundCustomer } from './found-customer.tsx'

/** The customers' organisations, and setting up another. */
export function Customers() {
  const t = useText('service')
  const problemText = useProblemText()
  const list = useQuery({
    queryKey: ['customers'],
    queryFn: async ({ signal }) => (await callApi('listCustomers', { signal })).customers,
    staleTime: 0,
  })
  return (
    <section className="flow section-part" aria-labelledby="customers">
      <h2 id="customers">{t('customers.title')}</h2>
      {list.isPending && <Loading label={t('loading')} />}
      {list.isError && <Notice live title={problemText(list.error)} />}
      {list.data?.length === 0 && <p>{t('customers.none')}</p>}
      {list.data !== undefined && list.data.length > 0 && (
        <>
          <p className="column">{t('customers.lead')}</p>
          <CustomerTable customers={list.data} />
        </>
      )}
      <Fold id="found-customer" title={t('found.title')}>
        <FoundCustomer />
      </Fold>
    </section>
  )
}
