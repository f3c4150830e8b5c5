import type { Zone } from '@andrum/release/zone.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CountedChange, CountedProgramme } from '#core/guidance/counted-change.ts'
import { callApi } from '#web/lib/api.ts'
import { Failure } from '#web/lib/form/failure.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'

type CountChangeProps = {
  readonly personId: string
  readonly programme: CountedProgramme
  /** The zone of the result before the programme. */
  readonly start: Zone
  readonly change: CountedChange
}

/** Asks a person at the end of a programme whether their change may be counted, and says so when it is. */
export function CountChange(props: CountChangeProps) {
  return (
    <QueryProvider>
      <Asked {...props} />
    </QueryProvider>
  )
}

function Asked({ personId, programme, start, change }: CountChangeProps) {
  const t = useText('countedChange')
  const client = useQueryClient()
  const queryKey = ['counted-changes', personId]
  const reading = useQuery({ queryKey, queryFn: ({ signal }) => callApi('readMyCountedChanges', { signal }) })
  const count = useMutation({
    mutationFn: () => callApi('countMyChange', { params: { programme }, body: { start, change } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return (
    <Panel reading={reading}>
      {({ counted, countable }) => {
        const isCounted = counted.includes(programme)
        return isCounted || countable.includes(programme) ? (
          <section className="flow no-print" aria-labelledby="count-change">
            <h3 id="count-change">{t('count.title')}</h3>
            <p role="status">{isCounted && t('count.done')}</p>
            {!isCounted && (
              <>
                <p>{t('count.text')}</p>
                <p>{t('count.private')}</p>
                <p>{t('count.final')}</p>
                <Failure error={count.error} />
                <p>
                  <Button kind="quiet" busy={count.isPending} onClick={() => count.mutate()}>
                    {t('count.yes')}
                  </Button>
                </p>
              </>
            )}
          </section>
        ) : null
      }}
    </Panel>
  )
}
