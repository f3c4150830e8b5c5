import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { findingsOf } from '#core/zones/findings.ts'
import { scoreWords } from '#text/figure-words.ts'
import { formatDate } from '#text/format.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { conclusionWords } from './conclusion.ts'
import { keyFiguresOf } from './key-figures.tsx'
import {
  causeLimits,
  closingOf,
  inSentence,
  type ReportProps,
  type Round,
  roundName,
  type ShownUnit,
} from './overview-view.ts'
import { LinesToFill } from './print-parts.tsx'
import { withParameters } from './with-parameters.ts'

/** Query parameter that shows the slides instead of the report, also after a reload. */
const place = 'bilder'

/** Marks the history entries that the switch has made. */
const switched = 'deck'

type Props = ReportProps & { readonly round: Round; readonly unit: ShownUnit }

export const useDeck = (): boolean => useSearchParams()[0].has(place)

/** Switches between the report and the five slides. */
export function DeckSwitch({ words: { t }, on }: Pick<ReportProps, 'words'> & { readonly on: boolean }) {
  const [, setSearch] = useSearchParams()
  const { state } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  // The pressed button is gone with its view, so the button that leads back takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    if (state === switched) button.current?.focus()
  }, [])
  return (
    <Button
      kind="quiet"
      ref={button}
      onClick={() => setSearch(withParameters({ [place]: on ? '1' : '' }), { state: switched })}
    >
      {t(on ? 'deck.open' : 'deck.close')}
    </Button>
  )
}

/**
 * Five slides for a meeting of the group, one on each sheet: what was asked, the figures, what stands out, what is done, and
 * what happens next. Every figure is a released one, in the words and steps of the report.
 */
export function Deck(props: Props) {
  const { words, overview, round, unit } = props
  const { t } = words
  const foot = [overview.organisation.name, unit.name, roundName(overview, round.id)]
  const slides: readonly (readonly [string, ReactNode])[] = [
    ['asked', <Asked key="asked" {...props} />],
    ['figures', <Figures key="figures" {...props} />],
    ['findings', <Findings key="findings" {...props} />],
    ['measures', <Measures key="measures" {...props} />],
    ['next', <Next key="next" {...props} />],
  ]
  return (
    <div className="deck">
      <p className="column no-print">{t('deck.lead')}</p>
      <p className="actions no-print">
        <Button onClick={() => window.print()}>{t('deck.print')}</Button>
        <DeckSwitch words={words} on={false} />
      </p>
      {slides.map(([id, content], at) => (
        <section key={id} className="deck-slide surface" aria-labelledby={`deck-${id}`}>
          <h2 id={`deck-${id}`}>{t(`deck.${id as SlideId}.title`)}</h2>
          {content}
          <p className="deck-foot small quiet">
            {foot.join(' · ')}
            {overview.organisation.simulated && ` · ${t('present.simulated')}`}
            {` · ${at + 1}/${slides.length}`}
          </p>
        </section>
      ))}
    </div>
  )
}

type SlideId = 'asked' | 'figures' | 'findings' | 'measures' | 'next'

/** A slide with key figures of the report: title, large value and its meaning. */
function KeySlide({ ids, ...props }: Props & { readonly ids: readonly string[] }) {
  return keyFiguresOf(props)
    .filter(({ id }) => ids.includes(id))
    .map(({ id, title, value, meaning }) => (
      <div key={id}>
        <h3>{title}</h3>
        <p className="key-value">{value}</p>
        <div className="key-meaning">{meaning}</div>
      </div>
    ))
}

function Asked(props: Props) {
  const { words, overview, round, names } = props
  const { t, language } = words
  const asked = overview.rounds.find(({ id }) => id === round.id)
  return (
    <>
      <p>
        {t('deck.asked.text', {
          instrument: asked?.instrumentName[language] ?? '',
          round: asked?.name ?? '',
          date: formatDate(closingOf(overview, round.id), language),
        })}
      </p>
      <p>{t('deck.asked.about')}</p>
      <ul>
        {names.categories.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <div className="deck-figures">
        <KeySlide {...props} ids={['participation']} />
      </div>
    </>
  )
}

function Figures(props: Props) {
  const { words, overview, round, unit } = props
  return (
    <>
      <p className="deck-conclusion">{conclusionWords(words, overview, round, unit)}</p>
      <div className="deck-figures">
        <KeySlide {...props} ids={['total', 'outside', 'change']} />
      </div>
    </>
  )
}

function Findings({ words, names, overview, round, unit }: Props) {
  const { t } = words
  const nameOf = (id: string) => names.causes.find((cause) => cause.id === id)?.title ?? id
  const findings = findingsOf(overview, unit, round.limits)
  const causes = Object.entries(unit.causes?.causes ?? {})
    .toSorted(([, a], [, b]) => b.at - a.at)
    .filter(([, { at }]) => at >= causeLimits.yellow)
    .slice(0, 3)
  return (
    <>
      {causes.length > 0 && (
        <>
          <p>{t('deck.findings.causes')}</p>
          <ol>
            {causes.map(([id, score]) => (
              <li key={id}>
                {nameOf(id)}: {scoreWords(words, score)}
              </li>
            ))}
          </ol>
        </>
      )}
      {findings.length > 0 && (
        <>
          <p>{t('look.lead', { unit: unit.name })}</p>
          <ul>
            {findings.map(({ unit: found, level, cause }) => (
              <li key={found.id}>
                <strong>{found.name}</strong>
                {'. '}
                {cause === null
                  ? t('look.noCause', { level: t(`look.level.${level}`) })
                  : t('look.cause', {
                      level: t(`look.level.${level}`),
                      cause: inSentence(nameOf(cause.id)),
                      score: scoreWords(words, cause.score),
                    })}
              </li>
            ))}
          </ul>
        </>
      )}
      {causes.length === 0 && findings.length === 0 && <p>{t('deck.findings.none')}</p>}
      <p>{t('deck.findings.ask')}</p>
    </>
  )
}

function Measures({ words: { t }, overview, unit, inDeck }: Props) {
  return (
    <>
      {inDeck?.([
        unit.id,
        ...overview.units.filter(({ parentId }) => parentId === unit.id).map(({ id }) => id),
      ])}
      <p>{t('deck.measures.choose')}</p>
      <LinesToFill t={t} columns={['measure', 'who', 'when']} lines={3} className="deck-lines" />
    </>
  )
}

const steps = ['talk', 'measures', 'again', 'support'] as const

function Next({ words: { t } }: Props) {
  const guide = useText('overviewGuide')
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`deck.next.${step}`)}</li>
        ))}
      </ol>
      <h3>{guide('cannot.title')}</h3>
      <p>{guide('cannot.text')}</p>
    </>
  )
}
