import type { ReactNode } from 'react'
import type { FigureView } from '#contract/rounds/overview.ts'
import { capital } from '#text/capital.ts'
import {
  answersWords,
  type FigureTexts,
  participationWords,
  scoreWords,
  shareWords,
  uncertaintyWords,
} from '#text/figure-words.ts'
import { ScoreBars } from '#web/ui/charts/score-bars.tsx'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { ZoneSign } from '#web/ui/zone-mark/zone-mark.tsx'
import { conclusionOf, outsideWords } from './conclusion.ts'
import {
  axis,
  figureBefore,
  levelWords,
  roundName,
  type SectionProps,
  type ShownUnit,
  zoneOrder,
} from './overview-view.ts'

type Props = Pick<SectionProps, 'words' | 'overview' | 'round'> & { readonly unit: ShownUnit }

/** Four figures on one surface; three, without the change, for a group of units that may be another in the next round. */
export function KeyFigures({ alone = true, ...props }: Props & { readonly alone?: boolean }) {
  const { t } = props.words
  const figures = keyFiguresOf(props)
  return (
    <section aria-labelledby="key" className="surface key-figures">
      <h2 id="key" className="hidden-text">
        {t('key.title')}
      </h2>
      {(alone ? figures : figures.filter(({ id }) => id !== 'change')).map(
        ({ id, title, value, meaning }) => (
          <div key={id} className="key-figure">
            <h3>{title}</h3>
            <p className="key-value">{value}</p>
            <div className="key-meaning">{meaning}</div>
          </div>
        ),
      )}
    </section>
  )
}

export type KeyFigure = {
  readonly id: string
  readonly title: string
  readonly value: string
  /** The meaning of the value, with its drawing. */
  readonly meaning: ReactNode
}

/** The key figures with their meanings: participation, the total, the share outside green, and the change. */
export function keyFiguresOf({ words, overview, round, unit }: Props): readonly KeyFigure[] {
  const { t } = words
  const { figure } = unit
  const { outside } = conclusionOf(figure, round.limits)
  return [
    {
      id: 'participation',
      title: t('key.participation'),
      value: capital(participationWords(words, figure.participation)),
      meaning: (
        <>
          <p>{capital(answersWords(words, figure.n, round.smallestGroup))}.</p>
          <p>{t(`key.participation.${reachOf(figure)}`)}</p>
        </>
      ),
    },
    {
      id: 'total',
      title: t('key.total'),
      value: scoreWords(words, figure.mean),
      meaning: (
        <>
          {/* The value is the one right above. */}
          <div aria-hidden="true">
            <ScoreBars
              axisLabels={axis}
              rows={[
                {
                  key: 'total',
                  label: '',
                  shown: '',
                  span: figure.mean,
                  uncertainty: figure.uncertainty,
                  limits: round.limits,
                },
              ]}
            />
          </div>
          <p>
            {capital(levelWords(words, figure, round))},{' '}
            {t('key.total.scale', { uncertainty: uncertaintyWords(words, figure.uncertainty) })}.
          </p>
        </>
      ),
    },
    {
      id: 'outside',
      title: t('key.outside'),
      value: capital(outsideWords(words, outside) ?? t('key.outside.unknown')),
      meaning: (
        <>
          <ShareBar shares={figure.zones} />
          <ZoneShares {...{ words, figure }} />
        </>
      ),
    },
    changeOf({ words, overview, unit }),
  ]
}

/** How many have answered, by the lower end of the participation. */
function reachOf({ participation: { lo } }: FigureView): 'most' | 'half' | 'few' {
  if (lo >= 0.75) return 'most'
  return lo >= 0.5 ? 'half' : 'few'
}

/** Each zone with its share; two zones that are shown together share a line. */
export function ZoneShares({ words, figure: { zones } }: { words: FigureTexts; figure: FigureView }) {
  const { t } = words
  const together = zoneOrder.filter((zone) => zones[zone].joint)
  const alone = zoneOrder.filter((zone) => !zones[zone].joint)
  const [one, other] = together
  return (
    <ul className="zone-shares">
      {alone.map((zone) => (
        <li key={zone}>
          <ZoneSign zone={zone} /> {t(`zone.${zone}`)}: {shareWords(words, zones[zone])}
        </li>
      ))}
      {one !== undefined && other !== undefined && (
        <li>
          <ZoneSign zone={one} /> <ZoneSign zone={other} />{' '}
          {t('key.outside.joint', {
            one: t(`zone.${one}`),
            other: t(`zone.${other}`).toLowerCase(),
            share: shareWords(words, zones[one]),
          })}
        </li>
      )}
    </ul>
  )
}

function changeOf({ words, overview, unit }: Pick<Props, 'words' | 'overview' | 'unit'>): KeyFigure {
  const { t } = words
  const { change, figure } = unit
  const before = figureBefore(unit)
  const shown = { id: 'change', title: t('key.change') }
  if (change === null || before === null)
    return { ...shown, value: t('key.change.one'), meaning: <p>{t('key.change.oneText')}</p> }
  return {
    ...shown,
    value: t(`key.change.${change.direction}`),
    meaning: (
      <p>
        {t('key.change.from', {
          before: scoreWords(words, before.mean),
          now: scoreWords(words, figure.mean),
          round: roundName(overview, change.sinceRoundId),
        })}
      </p>
    ),
  }
}
