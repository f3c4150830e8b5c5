import type { ImportView } from '#contract/people/organisation.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

type Change = NonNullable<ImportView['report']>['unitChanges'][number]

type NamedUnitsProps = { readonly changes: readonly Change[]; readonly smallestGroup: number }

/** Each unit that a dry run changes, before and after, with the effect on which figures can be shown. */
export function NamedUnits({ changes, smallestGroup }: NamedUnitsProps) {
  const t = useText('members')
  const { language } = useLanguage()
  const whatHappens = ({ name, newName, from, to, isNew }: Change): string[] => {
    if (isNew) return [t('units.new', { to: to ?? '' })]
    if (newName === null) return [t('units.closes')]
    return [
      ...(newName === name ? [] : [t('units.renamed', { name: newName })]),
      ...(from === to ? [] : [t('units.moved', { from: from ?? '', to: to ?? '' })]),
    ]
  }
  const shownLess = ({ newName, peopleBefore, peopleAfter, newcomers }: Change): string[] => {
    if (newName === null || peopleAfter === 0) return []
    return [
      ...(peopleAfter < smallestGroup && peopleBefore !== peopleAfter ? [t('units.small')] : []),
      ...(newcomers * 3 > peopleAfter ? [t('units.regrouped')] : []),
    ]
  }
  return (
    <Table
      caption={t('units.title')}
      stacks
      columns={[
        { id: 'unit', label: t('people.unit') },
        { id: 'what', label: t('units.what') },
        { id: 'people', label: t('units.people') },
      ]}
      rows={changes.map((change, place) => {
        const words = whatHappens(change)
        return {
          id: `${place}`,
          cells: [
            change.name,
            <>
              {words.length > 0 ? words.join(', ') : t('units.filled')}
              {shownLess(change).map((sentence) => (
                <span key={sentence} className="own-line small">
                  {sentence}
                </span>
              ))}
            </>,
            t('units.count', {
              before: formatNumber(change.peopleBefore, language),
              after: formatNumber(change.peopleAfter, language),
            }),
          ],
        }
      })}
    />
  )
}
