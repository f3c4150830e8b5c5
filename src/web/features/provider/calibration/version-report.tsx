import type { CalibrationList } from '#contract/provider/calibration.ts'
import { formatNumber, formatShare } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { DefinitionList } from '#web/ui/definition-list/definition-list.tsx'
import { ItemTable } from './item-table.tsx'

type Instrument = CalibrationList['instruments'][number]
type Report = NonNullable<Instrument['report']>
type Scale = Report['categories'][number] | Report['total']

/** One instrument version: the whole form first, then its categories with their items. */
export function VersionReport({ instrument }: { readonly instrument: Instrument }) {
  const t = useText('calibration')
  const { language } = useLanguage()
  const { id, version, title, simulated, report } = instrument
  const heading = `calibration-${id}-${version}`
  return (
    <section className="flow section-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('heading', { title, version })}</h2>
      {report === null && <p className="column">{t('few')}</p>}
      {report !== null && (
        <>
          <p className="column">
            {t(simulated ? 'simulated' : 'answers', { count: formatNumber(report.answers, language) })}
          </p>
          <h3>{t('total.title')}</h3>
          <ScaleFigures scale={report.total} change={report.total.reliableChange} />
          {report.categories.map((category) => (
            // The table is a region with this name; a wrapper with the same name would be a duplicate.
            <div key={category.id} className="flow">
              <h3>{category.title}</h3>
              <ScaleFigures scale={category} />
              <ItemTable caption={category.title} items={category.items} />
            </div>
          ))}
        </>
      )}
    </section>
  )
}

type ScaleFiguresProps = {
  readonly scale: Scale
  readonly change?: Report['total']['reliableChange']
}

function ScaleFigures({ scale, change }: ScaleFiguresProps) {
  const t = useText('calibration')
  const { language } = useLanguage()
  const number = (value: number | null) => (value === null ? t('none') : formatNumber(value, language, 2))
  const entries = [
    {
      id: 'mean',
      term: t('mean'),
      details: t('mean.value', { mean: number(scale.mean), spread: number(scale.spread) }),
    },
    {
      id: 'reliability',
      term: t('reliability'),
      details: t('reliability.value', { alpha: number(scale.alpha), omega: number(scale.omega) }),
    },
    {
      id: 'limits',
      term: t('limits'),
      details: t('limits.value', { yellow: number(scale.limits.yellow), red: number(scale.limits.red) }),
    },
    {
      id: 'shares',
      term: t('shares'),
      details: scale.expectedShares === null ? t('none') : <Shares shares={scale.expectedShares} />,
    },
  ]
  if (change !== undefined) {
    const details = t('change.value', { inUse: number(change.inUse), found: number(change.found) })
    entries.push({ id: 'change', term: t('change'), details })
  }
  return <DefinitionList entries={entries} />
}

/** How answers are distributed around the limits, as a drawing and in words. */
function Shares({
  shares: { green, yellow, red },
}: {
  readonly shares: NonNullable<Scale['expectedShares']>
}) {
  const t = useText('calibration')
  const { language } = useLanguage()
  const certain = (share: number) => ({ lo: share, hi: share })
  return (
    <>
      <ShareBar shares={{ green: certain(green), yellow: certain(yellow), red: certain(red) }} />
      {t('shares.value', {
        green: formatShare(green, language),
        yellow: formatShare(yellow, language),
        red: formatShare(red, language),
      })}
    </>
  )
}
