import { useQuery } from '@tanstack/react-query'
import { formatTableDate } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** Waiting changes of address, employee number or name, and the outcome of earlier ones. Renders nothing where there are none. */
export function IdentityChanges({ organisationId }: { readonly organisationId: string }) {
  const t = useText('members')
  const { language } = useLanguage()
  const changes = useQuery({
    queryKey: ['identity-changes', organisationId],
    queryFn: ({ signal }) => callApi('listIdentityChanges', { params: { organisationId }, signal }),
  })
  const rows = changes.data?.changes ?? []
  if (rows.length === 0) return null
  return (
    <div className="overview-section">
      <h2 id="identity-changes">{t('changes.title')}</h2>
      <p>{t('changes.lead')}</p>
      <Table
        caption={t('changes.title')}
        hideCaption
        stacks
        columns={[
          { id: 'who', label: t('people.who') },
          { id: 'what', label: t('changes.what') },
          { id: 'state', label: t('history.state') },
        ]}
        rows={rows.map(({ id, name, oldEmail, newEmail, newName, renumbered, takesEffectAt, state }) => ({
          id,
          cells: [
            [name, oldEmail ?? t('named.withoutEmail')].filter((part) => part !== '').join(', '),
            [
              ...(newEmail === null ? [] : [t('changes.address', { email: newEmail })]),
              ...(newName === null ? [] : [t('changes.name', { name: newName })]),
              ...(renumbered ? [t('changes.number')] : []),
            ].join(' '),
            t(`changes.${state}`, { day: formatTableDate(new Date(takesEffectAt), language) }),
          ],
        }))}
      />
    </div>
  )
}
