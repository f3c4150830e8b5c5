import type { Zone } from '@andrum/release/zone.ts'
import type { Result } from '#core/scoring/evaluate.ts'
import type { Band } from '#core/zones/zone.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Figure } from '#web/ui/figure/figure.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import { FiguresTable } from './figures-table.tsx'
import type { ResultForm } from './result-form.ts'
import { ScoreScale } from './score-scale.tsx'

type FiguresProps = {
  readonly form: ResultForm
  readonly taken: Result
  /** The questions were about the last four weeks, not about weeks worked. */
  readonly sickLeave: boolean
}

/** The figures come last: the total and the four parts, each on the scale, with a table one click away. */
export function Figures({ form, taken, sickLeave }: FiguresProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language, 2)
  const { limits, bands } = form.scoring
  const zone = t(`zone.${taken.zone}`)

  return (
    <div className="flow">
      <p>
        {t('figures.lead')}
        {'\n'}
        {t(sickLeave ? 'figures.period.sickLeave' : 'figures.period')}
      </p>
      <Figure
        caption={t('figures.caption', { score: number(taken.total), zone: zone.toLowerCase() })}
        note={t(bands === 'raised' ? 'figures.onlyRaised' : 'figures.allBands')}
        tableLabel={t('figures.table')}
        table={<FiguresTable form={form} taken={taken} />}
      >
        <div>
          <ScoreScale
            label={<ZoneMark zone={taken.zone} label={t('figures.total')} />}
            shown={t('figures.ofFive', { score: number(taken.total) })}
            score={taken.total}
            limits={[limits.total.yellow, limits.total.red]}
            zone={taken.zone}
          />
          {taken.categories.map((category) => {
            const { yellow, red } = limits.categories[category.id]
            return (
              <ScoreScale
                key={category.id}
                label={form.categories.find(({ id }) => id === category.id)?.title}
                shown={
                  <>
                    {number(category.score)} <BandWord band={category.band} />
                  </>
                }
                score={category.score}
                limits={bands === 'raised' ? [yellow] : [yellow, red]}
                {...(isZone(category.band) ? { zone: category.band } : {})}
              />
            )
          })}
        </div>
      </Figure>
    </div>
  )
}

const isZone = (band: Band): band is Zone => band !== 'raised' && band !== 'not_raised'

function BandWord({ band }: { readonly band: Band }) {
  const t = useText('result')
  const word = t(`figures.${band}`)
  return isZone(band) ? <ZoneMark zone={band} label={word} /> : <span className="band-word">{word}</span>
}
