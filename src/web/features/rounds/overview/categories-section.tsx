import type { FigureView } from '#contract/rounds/overview.ts'
import { type FigureTexts, scoreWords, uncertaintyWords } from '#text/figure-words.ts'
import { ScoreBars } from '#web/ui/charts/score-bars.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, inSentence, type Names, type Round } from './overview-view.ts'

type Props = {
  readonly words: FigureTexts
  readonly names: Names
  readonly round: Round
  readonly figure: FigureView
}

export function CategoriesSection({ words, names, round, figure }: Props) {
  const { t } = words
  const categories = names.categories.flatMap(({ id, title }) => {
    const score = figure.dims[id as keyof typeof figure.dims]
    return score === undefined ? [] : [{ key: id, label: title, score }]
  })
  const highest = [...categories].sort((a, b) => b.score.at - a.score.at)[0]
  const rows = [
    { key: 'total', label: t('categories.total'), score: figure.mean, limits: round.limits },
    ...categories,
  ].map(({ score, ...row }) => ({
    ...row,
    shown: scoreWords(words, score),
    span: score,
    uncertainty: figure.uncertainty,
  }))
  return (
    <FigureBlock
      id="categories"
      title={t('categories.title')}
      caption={
        highest === undefined
          ? t('categories.title')
          : t('categories.caption', {
              category: inSentence(highest.label),
              score: scoreWords(words, highest.score),
            })
      }
      note={t('categories.note')}
      table={{
        label: t('table.show'),
        head: [t('table.measure'), t('table.value'), t('table.uncertainty')],
        rows: rows.map(({ label, shown }) => [label, shown, uncertaintyWords(words, figure.uncertainty)]),
      }}
    >
      <ScoreBars rows={rows} axisLabels={axis} />
    </FigureBlock>
  )
}
