import { zones } from '@andrum/release/zone.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { formatDate, formatNumber, formatShortDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ZoneSign } from '#web/ui/zone-mark/zone-mark.tsx'
import { type Pair, withChosen } from './compared.ts'
import { gapBefore, seriesOf, type TakenResult } from './own-result.ts'
import type { ResultForm } from './result-form.ts'

type TimelineDrawingProps = {
  readonly forms: readonly ResultForm[]
  /** Oldest first. */
  readonly results: readonly TakenResult[]
  /** The results being compared: a press on a point then chooses its result. Null: it opens the result. */
  readonly pair: Pair | null
  readonly onPair: (pair: Pair) => void
}

/** In pixels. Horizontal lengths are shares of the width, so that symbols and words keep their shape on every screen. */
const [top, bottom, height] = [16, 216, 264]
const y = (value: number): number => bottom - ((value - 1) / 4) * (bottom - top)
/** In pixels: room for a thumb and a date. */
const step = 76
/** The number of results that a phone of 320 px shows without scrolling. */
const fewest = 3

/** The results in equal steps over the zones: each a link or, while comparing, a choice. The table has the figures too. */
export function TimelineDrawing({ forms, results, pair, onPair }: TimelineDrawingProps) {
  const t = useText('myResults')
  const zoned = useText('result')
  const { language } = useLanguage()
  const scroll = useRef<HTMLDivElement>(null)
  // Scrolls to the newest result.
  useEffect(() => {
    // `void`, because newer browsers return a promise, which React would take for a clean-up function.
    void scroll.current?.scrollTo({ left: scroll.current.scrollWidth })
  }, [])
  const x = (position: number) => `${((position + 0.5) / results.length) * 100}%`
  const limits = forms.map(({ scoring }) => scoring.limits.total)
  const yellow = limits.map((one) => one.yellow)
  const red = limits.map((one) => one.red)
  const bands = {
    red: [5, Math.max(...red)],
    yellow: [Math.min(...red), Math.max(...yellow)],
    green: [Math.min(...yellow), 1],
  } as const
  const placeOf = new Map(results.map(({ id }, position) => [id, position]))

  return (
    <div className="timeline">
      <ul className="timeline-zones" aria-hidden="true">
        {zones.toReversed().map((zone) => (
          <li key={zone} className={`timeline-zone-${zone}`}>
            <ZoneSign zone={zone} />
            {t(`timeline.${zone}`)}
          </li>
        ))}
      </ul>
      <div ref={scroll} className="timeline-scroll">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML groups what is drawn */}
        <svg
          role="group"
          aria-label={t('timeline.label')}
          className="timeline-drawing"
          height={height}
          width={results.length > fewest ? results.length * step : undefined}
        >
          {zones.map((zone) => (
            <rect
              key={zone}
              className={`timeline-band timeline-band-${zone}`}
              width="100%"
              y={y(bands[zone][0])}
              height={y(bands[zone][1]) - y(bands[zone][0])}
            />
          ))}
          {seriesOf(results).flatMap((series) =>
            series.map((taken, position) => {
              const before = series[position - 1]
              if (before === undefined || gapBefore(series, position)) return null
              return (
                <line
                  key={taken.id}
                  className={`timeline-line timeline-line-${taken.result.instrument}`}
                  x1={x(placeOf.get(before.id) ?? 0)}
                  x2={x(placeOf.get(taken.id) ?? 0)}
                  y1={y(before.result.total)}
                  y2={y(taken.result.total)}
                />
              )
            }),
          )}
          {results.map(({ id, takenAt, result: { total } }, position) => {
            const year = takenAt.slice(0, 4)
            return (
              <svg key={id} x={x(position)} y={y(total)} overflow="visible" aria-hidden="true">
                <text className="timeline-date" y={bottom + 28 - y(total)}>
                  {formatShortDate(new Date(takenAt), language)}
                  {results[position - 1]?.takenAt.slice(0, 4) !== year && (
                    <tspan x="0" dy="1.2em">
                      {year}
                    </tspan>
                  )}
                </text>
              </svg>
            )
          })}
          {results.map(({ id, takenAt, result: { instrument, total, zone } }, position) => {
            const name = t('timeline.point', {
              date: formatDate(new Date(takenAt), language),
              form: forms.find((form) => form.id === instrument)?.title ?? instrument,
              total: formatNumber(total, language, 2),
              zone: zoned(`zone.${zone}`).toLowerCase(),
            })
            const point = (
              // biome-ignore lint/a11y/noSvgWithoutTitle: the link or button around it is named
              <svg x={x(position)} y={y(total)} overflow="visible">
                <rect
                  className="timeline-target"
                  x="-22"
                  y={total > 4.5 ? -22 : -34}
                  width="44"
                  height="56"
                  rx="6"
                />
                <FormSymbol instrument={instrument} />
                <text className="timeline-figure" y={total > 4.5 ? 26 : -14}>
                  {formatNumber(total, language, 2)}
                </text>
              </svg>
            )
            if (pair === null) {
              return (
                <PageLink
                  key={id}
                  to={`/mina-resultat?id=${encodeURIComponent(id)}`}
                  className="timeline-point"
                  aria-label={name}
                >
                  {point}
                </PageLink>
              )
            }
            const choose = () => onPair(withChosen(pair, id))
            return (
              // biome-ignore lint/a11y/useSemanticElements: HTML has no button that can be drawn within a picture
              <g
                key={id}
                role="button"
                tabIndex={0}
                className="timeline-point"
                aria-label={name}
                aria-pressed={pair.includes(id)}
                onClick={choose}
                onKeyDown={(event: KeyboardEvent) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  choose()
                }}
              >
                {point}
              </g>
            )
          })}
        </svg>
      </div>
    </div>
  )
}

/**
 * The symbol of a form, around the origin of an SVG: a ring for the stress profile, a square for the in-depth analysis, a
 * cross for the work environment questionnaire. None has the shape of a zone's sign.
 */
export function FormSymbol({ instrument }: { readonly instrument: string }) {
  if (instrument === 'arbetsmiljo') return <path className="timeline-symbol" d="M-7 -7L7 7M-7 7L7 -7" />
  return instrument === 'djupanalys' ? (
    <rect className="timeline-symbol timeline-square" x="-7" y="-7" width="14" height="14" />
  ) : (
    <circle className="timeline-symbol timeline-ring" r="7.5" />
  )
}
