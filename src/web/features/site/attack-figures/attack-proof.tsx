import { formatNumber, formatShare } from '#text/format.ts'
import type { AttackNumbers } from '#web/lib/content/read-attack.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { AttackRow } from './attack-row.tsx'

const compared = [
  { name: 'naive, 5 or more', word: 'proof.five' },
  { name: 'naive, 8 or more', word: 'proof.eight' },
  { name: 'this product', word: 'proof.ours' },
] as const

/** The attack in three bars, with the limits of its claim; `AttackFigures` shows all of it. */
export function AttackProof({ attack }: { readonly attack: AttackNumbers }) {
  const t = useText('attackProof')
  const { language } = useLanguage()
  const number = (amount: number) => formatNumber(amount, language)
  const policyOf = (name: string, insiders: number) => {
    const found = attack.policies.find((policy) => policy.name === name && policy.insiders === insiders)
    if (found === undefined) throw new Error(`The attack has no policy "${name}"`)
    return found
  }
  const rows = compared.map(({ name, word }) => {
    const { breached, personRounds } = policyOf(name, 0)
    const share = breached / personRounds
    return { id: name, label: t(word), breached, share, shown: formatShare(share, language) }
  })
  const ours = policyOf('this product', 0)
  const told = policyOf('this product', 1)
  return (
    <Figure
      caption={t('proof.caption', {
        five: rows[0]?.shown ?? '',
        breached: number(ours.breached),
        all: number(ours.personRounds),
      })}
      note={
        <>
          {t('proof.note', {
            organisations: attack.organisations,
            found: number(told.breached),
            of: number(told.personRounds),
          })}{' '}
          <PageLink to="/granska">{t('proof.more')}</PageLink>
        </>
      }
      tableLabel={t('proof.table')}
      table={
        <Table
          caption={t('proof.table.caption')}
          hideCaption
          columns={[
            { id: 'policy', label: t('proof.policy') },
            { id: 'breached', label: t('proof.breached'), numeric: true },
            { id: 'share', label: t('proof.share'), numeric: true },
          ]}
          rows={rows.map(({ id, label, breached, shown }) => ({
            id,
            cells: [label, number(breached), shown],
          }))}
        />
      }
    >
      <ul className="chart-rows attack-rows attack-proof">
        {rows.map(({ id, label, share, shown }) => (
          <AttackRow key={id} label={label} shown={shown} share={share} />
        ))}
      </ul>
    </Figure>
  )
}
