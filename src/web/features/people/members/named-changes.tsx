import type { ImportView } from '#contract/people/organisation.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type People = NonNullable<ImportView['report']>['people']

/** Everybody whom a file changes, with the unit before and after; people who lose a role come first, in words. */
export function NamedChanges({ people }: { readonly people: People }) {
  const t = useText('members')
  return (
    <Table
      caption={t('named.title')}
      stacks
      columns={[
        { id: 'who', label: t('named.who') },
        { id: 'what', label: t('named.what') },
        { id: 'units', label: t('named.units') },
      ]}
      rows={people.map(({ kind, name, email, from, to, leadsNoLonger }, place) => ({
        id: `${place}`,
        cells: [
          [name, email ?? t('named.withoutEmail')].filter((part) => part !== '').join(', '),
          <>
            {t(`named.${kind}`)}
            {leadsNoLonger.map((unit) => (
              <strong key={unit} className="members-role-lost own-line">
                ▲ {t('named.loses', { unit })}
              </strong>
            ))}
          </>,
          from !== null && to !== null && from !== to ? t('named.fromTo', { from, to }) : (to ?? from ?? ''),
        ],
      }))}
    />
  )
}
