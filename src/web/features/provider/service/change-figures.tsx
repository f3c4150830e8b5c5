import type { ChangeFigures as Figures } from '#contract/guidance/counted-changes.ts'
import { formatShare } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'

type Groups = NonNullable<Figures[number]['groups']>
type Group = Groups['guided']

const groupNames = ['guided', 'unguided'] as const
const zones = ['green', 'yellow', 'red'] as const
const directions = ['better', 'none', 'worse'] as const

/** The change of strain over the programmes, with and without guidance, in steps of fifty people. */
export function ChangeFigures({ changes }: { readonly changes: Figures }) {
  const t = useText('service')
  return (
    <section className="flow section-part" aria-labelledby="change-figures">
      <h2 id="change-figures">{t('changes.title')}</h2>
      <p>{t('changes.note')}</p>
      {changes.map(({ programme, groups }) =>
        groups === null ? (
          <p key={programme}>
            {t(`changes.${programme}`)}: {t('changes.few')}
          </p>
        ) : (
          <Drawn key={programme} title={t(`changes.${programme}`)} groups={groups} />
        ),
      )}
    </section>
  )
}

function Drawn({ title, groups }: { readonly title: string; readonly groups: Groups }) {
  const t = useText('service')
  const { language } = useLanguage()
  const share = (group: Group, direction: (typeof directions)[number]) =>
    formatShare(group.change[direction] / group.people, language)
  const certain = (people: number, { people: all }: Group) => ({ lo: people / all, hi: people / all })
  return (
    <Figure
      caption={title}
      tableLabel={t('changes.table')}
      table={
        <Table
          caption={title}
          hideCaption
          columns={[
            { id: 'what', label: t('changes.group') },
            ...groupNames.map((name) => ({ id: name, label: t(`changes.${name}`), numeric: true })),
          ]}
          rows={(['people', ...zones, ...directions] as const).map((what) => ({
            id: what,
            cells: [t(`changes.${what}`), ...groupNames.map((name) => numberOf(groups[name], what))],
          }))}
        />
      }
    >
      {groupNames.map((name) => {
        const group = groups[name]
        return (
          <div key={name}>
            <p>
              {t('changes.shares', {
                group: t(`changes.${name}`),
                better: share(group, 'better'),
                none: share(group, 'none'),
                worse: share(group, 'worse'),
              })}
            </p>
            <ShareBar
              shares={{
                green: certain(group.change.better, group),
                yellow: certain(group.change.none, group),
                red: certain(group.change.worse, group),
              }}
            />
          </div>
        )
      })}
    </Figure>
  )
}

function numberOf(
  { people, start, change }: Group,
  what: 'people' | keyof Group['start'] | keyof Group['change'],
) {
  const { green, yellow, red } = start
  return { people, green, yellow, red, ...change }[what]
}
