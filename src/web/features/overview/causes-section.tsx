import { answersWords, scoreWords } from '#text/figure-words.ts'
import { ScoreBars } from '#web/ui/charts/score-bars.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, inSentence, type SectionProps } from './overview-view.ts'

/** Own convention of the product for causes (docs/domain/instruments.md): medium from 2.5, high from 3.5. */
const causeLimits = { yellow: 2.5, red: 3.5 } as const

/** What HR can act on: the causes, heaviest first. */
export function CausesSection({ words, names, overview, round, unit }: SectionProps) {
  const { t } = words
  const asked = overview.units.some((other) => other.causes !== null || other.lastShownCauses !== null)
  if (unit.causes === null) {
    return (
      <section className="overview-section" aria-labelledby="causes">
        <h2 id="causes">{t('causes.title')}</h2>
        <p>{t(asked ? 'hidden.causes' : 'causes.none')}</p>
      </section>
    )
  }
  const { causes } = unit.causes
  const rows = names.causes
    .flatMap(({ id, title }) => {
      const score = causes[id as keyof typeof causes]
      return score === undefined
        ? []
        : [
            {
              key: id,
              label: title,
              score,
              shown: scoreWords(words, score),
              span: score,
              limits: causeLimits,
            },
          ]
    })
    .sort((a, b) => b.score.at - a.score.at)
  const heaviest = rows[0]
  return (
    <FigureBlock
      id="causes"
      title={t('causes.title')}
      caption={
        heaviest === undefined
          ? t('causes.title')
          : t('causes.caption', { cause: inSentence(heaviest.label), score: heaviest.shown })
      }
      note={t('causes.note', { answers: answersWords(words, unit.causes.n, round.smallestGroup) })}
      table={{
        label: t('table.show'),
        head: [t('table.measure'), t('table.value')],
        rows: rows.map(({ label, shown }) => [label, shown]),
      }}
    >
      <ScoreBars rows={rows} axisLabels={axis} />
    </FigureBlock>
  )
}
