import type { ReactNode } from 'react'
import type { Overview } from '#contract/overview.ts'
import { type FigureTexts, scoreWords } from '#text/figure-words.ts'
import { HeatMap } from '#web/ui/charts/heat-map.tsx'
import { darkness } from './darkness.ts'
import type { Names, Unit } from './overview-view.ts'

type Props = {
  readonly words: FigureTexts
  readonly names: Names
  readonly overview: Overview
  readonly unitName: (unit: Unit) => ReactNode
  readonly hidden: string
}

/** Every unit at a glance; a hidden one is hatched, with one and the same sentence whatever the reason. */
export function HeatMapSection({ words, names, overview, unitName, hidden }: Props) {
  const { t } = words
  const rows = overview.units.map((unit) => ({
    key: unit.id,
    label: unitName(unit),
    depth: unit.depth,
    cells: [
      { key: 'total', score: unit.figure?.mean },
      ...names.categories.map(({ id }) => ({
        key: id,
        score: unit.figure?.dims[id as keyof typeof unit.figure.dims],
      })),
    ].map(({ key, score }) =>
      score === undefined
        ? { key, shown: null }
        : { key, shown: scoreWords(words, score), step: darkness(score.at) },
    ),
  }))
  return (
    <section className="overview-section" aria-labelledby="heat">
      <h2 id="heat">{t('heat.title')}</h2>
      <HeatMap
        caption={t('heat.caption')}
        corner={t('heat.unit')}
        columns={[
          { key: 'total', label: t('categories.total') },
          ...names.categories.map(({ id, title }) => ({ key: id, label: title })),
        ]}
        rows={rows}
        hidden={t('hidden.mark')}
      />
      <p className="small quiet">{t('heat.note', { hidden })}</p>
    </section>
  )
}
