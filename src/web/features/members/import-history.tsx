import { useQuery } from '@tanstack/react-query'
import type { ImportList } from '#contract/organisation.ts'
import { formatTableDate } from '#text/format.ts'
import type { members as texts } from '#text/sv/members.ts'
import { callApi } from '#web/lib/api.ts'
import { useText } from '#web/lib/use-text.ts'

/** Every file that was read, and by whom: HR and the safety representative see the same list. */
export function ImportHistory({ organisationId }: { readonly organisationId: string }) {
  const t = useText<keyof typeof texts>()
  const imports = useQuery({
    queryKey: ['imports', organisationId],
    queryFn: ({ signal }) => callApi<ImportList>('listImports', { params: { organisationId }, signal }),
  })
  const rows = imports.data?.imports ?? []
  return (
    <section className="overview-section overview-table" aria-labelledby="history">
      <h2 id="history">{t('history.title')}</h2>
      <p className="quiet">{t('history.note')}</p>
      {imports.isSuccess && rows.length === 0 && <p>{t('history.empty')}</p>}
      {rows.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
        <section className="overview-scroll" tabIndex={0} aria-labelledby="history">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('history.when')}</th>
                <th scope="col">{t('history.file')}</th>
                <th scope="col">{t('history.who')}</th>
                <th scope="col">{t('history.state')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>{formatTableDate(new Date(row.createdAt))}</td>
                  <th scope="row">{row.fileName}</th>
                  <td>{row.createdBy}</td>
                  <td>{t(`state.${row.state}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  )
}
