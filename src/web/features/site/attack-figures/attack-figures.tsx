import { formatDate, formatNumber, formatShare } from '#text/format.ts'
import type { about } from '#text/sv/about.ts'
import type { AttackedPolicy, AttackNumbers } from '#web/lib/content/read-attack.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { AttackRow } from './attack-row.tsx'

/** Words for the policies of `packages/release/cli/attack.ts`. Those with insiders are in `insider-figures.tsx`. */
const words = {
  'naive, 5 or more': 'attack.five',
  'naive, 8 or more': 'attack.eight',
  'next-smallest sibling': 'attack.sibling',
  'this product': 'attack.ours',
} as const satisfies Record<string, keyof typeof about>

type Drawn = AttackedPolicy & { readonly word: keyof typeof about }

/** What the attack found out under each policy, as bars, and how often there was a figure at all. */
export function AttackFigures({ attack }: { readonly attack: AttackNumbers }) {
  const t = useText('about')
  const { language } = useLanguage()
  const drawn: Drawn[] = attack.policies.flatMap((policy) => {
    if (policy.insiders !== 0) return []
    const word = words[policy.name as keyof typeof words]
    return word === undefined ? [] : [{ ...policy, word }]
  })
  const share = (part: number, whole: number) => formatShare(part / Math.max(1, whole), language, 1)
  const ours = drawn.find(({ name }) => name === 'this product')
  const note = t('attack.note', {
    date: formatDate(new Date(attack.date), language),
    organisations: attack.organisations,
    seeds: attack.seeds.join(', '),
  })
  return (
    <Figure
      caption={t('attack.caption', {
        breached: ours?.breached ?? 0,
        all: formatNumber(ours?.personRounds ?? 0, language),
      })}
      note={note}
      tableLabel={t('attack.table')}
      table={
        <Table
          caption={t('attack.table.caption')}
          hideCaption
          columns={[
            { id: 'policy', label: t('attack.policy') },
            { id: 'breached', label: t('attack.breached'), numeric: true },
            { id: 'isolated', label: t('attack.isolated'), numeric: true },
            { id: 'shown', label: t('attack.shown'), numeric: true },
          ]}
          rows={drawn.map((policy) => ({
            id: policy.name,
            cells: [
              t(policy.word),
              `${formatNumber(policy.breached, language)} (${share(policy.breached, policy.personRounds)})`,
              formatNumber(policy.isolated, language),
              share(policy.shown, policy.showable),
            ],
          }))}
        />
      }
    >
      <ul className="chart-rows attack-rows">
        {drawn.map((policy) => (
          <AttackRow
            key={policy.name}
            label={t(policy.word)}
            shown={share(policy.breached, policy.personRounds)}
            share={policy.breached / Math.max(1, policy.personRounds)}
          />
        ))}
      </ul>
    </Figure>
  )
}
