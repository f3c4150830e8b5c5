import { formatNumber, formatShare } from '#text/format.ts'
import type { AttackNumbers } from '#web/lib/content/read-attack.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'

/** What the attack finds out when people of every group tell HR their own answers: the limit of the promise. */
export function InsiderFigures({ attack }: { readonly attack: AttackNumbers }) {
  const t = useText('about')
  const { language } = useLanguage()
  const ours = attack.policies.filter(({ name }) => name === 'this product')
  const found = (amount: number, all: number) => {
    const share = amount / Math.max(1, all)
    // A share above zero is never shown as zero per cent.
    const decimals = share > 0 && share < 0.0005 ? 2 : 1
    return `${formatNumber(amount, language)} (${formatShare(share, language, decimals)})`
  }
  return (
    <Table
      caption={t('insiders.caption')}
      columns={[
        { id: 'telling', label: t('insiders.telling') },
        { id: 'alone', label: t('insiders.alone'), numeric: true },
        { id: 'both', label: t('insiders.both'), numeric: true },
      ]}
      rows={ours.map(({ insiders, breached, breachedAlone, personRounds }) => ({
        id: String(insiders),
        cells: [
          insiders === 'all but one' ? t('insiders.rest') : formatNumber(insiders, language),
          found(breachedAlone, personRounds),
          found(breached, personRounds),
        ],
      }))}
    />
  )
}
