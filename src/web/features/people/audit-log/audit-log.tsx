import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { entryGroups } from '#core/audit/entries.ts'
import { callApi } from '#web/lib/api.ts'
import { FilterLinks } from '#web/lib/filter-links.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { EntryTable } from './entry-table.tsx'

/** Query parameter with the shown kind of entries: `/logg?visa=roles`. */
const inAddress = 'visa'

/** Who changed what in the organisation, newest first: a page at a time, and only one kind if the reader chooses it. */
export function AuditLogPage({ organisationId }: { readonly organisationId: string }) {
  const t = useText('auditLog')
  const [search] = useSearchParams()
  const about = entryGroups.find((group) => group === search.get(inAddress))
  const pages = useInfiniteQuery({
    queryKey: ['audit-log', organisationId, about],
    initialPageParam: '',
    placeholderData: keepPreviousData,
    // Read again at each visit, because readers look for their latest change.
    staleTime: 0,
    queryFn: ({ signal, pageParam: before }) =>
      callApi('listAuditEntries', {
        params: { organisationId },
        query: { ...(about === undefined ? {} : { about }), ...(before === '' ? {} : { before }) },
        signal,
      }),
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  })
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <>
      <FilterLinks
        label={t('about.label')}
        path="/logg"
        choices={[null, ...entryGroups].map((word) => ({ word, label: t(`about.${word ?? 'all'}`) }))}
        chosen={about ?? null}
      />
      <div className="flow">
        <Panel
          reading={pages}
          shape="table"
          empty={{
            when: () => entries.length === 0,
            show: <p>{t(about === undefined ? 'empty' : 'empty.about')}</p>,
          }}
        >
          {() => <EntryTable entries={entries} />}
        </Panel>
        {pages.hasNextPage && (
          <p>
            <Button kind="quiet" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
              {t('more')}
            </Button>
          </p>
        )}
        <p className="quiet small column">{t('limit')}</p>
      </div>
    </>
  )
}
