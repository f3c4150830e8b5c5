import { useEffect, useRef } from 'react'
import { scoreWords } from '#text/figure-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { Notice } from '#web/ui/notice/notice.tsx'
import { measureOrder } from './measure-order.ts'
import { MissingUnit } from './missing-unit.tsx'
import { withNamesApart } from './names-of-rounds.ts'
import { type ReportProps, roundName } from './overview-view.ts'
import { RoundBar } from './round-bar.tsx'
import { Suggestions } from './suggestions.tsx'

/** Measures against each cause, starting with the causes that stand out in the unit. */
export function Report(given: ReportProps) {
  const { words, names, overview, view, ways, led } = withNamesApart(given)
  const m = useText('measures')
  const { round, units, rounds } = overview
  const unit = units.find(({ id }) => id === view.unit) ?? units[0]
  const newestAsking = rounds.find(({ asksCauses }) => asksCauses)
  const asksCauses = rounds.find(({ id }) => id === round?.id)?.asksCauses ?? false
  const { choose } = view
  // If no round is chosen and the newest has no causes, the last round with causes is used.
  const meant = view.round === undefined && !asksCauses ? newestAsking?.id : undefined
  useEffect(() => {
    if (meant !== undefined) choose('matning', meant)
  }, [meant, choose])
  const opened = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (view.cause !== null)
      opened.current
        ?.querySelector(`#cause-${CSS.escape(view.cause)} summary`)
        ?.scrollIntoView({ block: 'nearest' })
  }, [view.cause])

  const shown = unit?.causes ?? null
  const last = shown === null ? (unit?.lastShownCauses ?? null) : null
  const figures = shown ?? last?.causes ?? null
  const causes = measureOrder(names.causes, figures)
  // If no cause is chosen, the one with the highest figure is open.
  const shownIn = shown === null ? last?.roundId : round?.id
  const openCause = view.cause ?? (figures === null ? null : causes[0]?.id)
  return (
    <div className="overview" ref={opened}>
      {round !== null && unit !== undefined && (
        <RoundBar {...{ words, overview, view }} roundId={round.id} unitId={unit.id} />
      )}
      {round !== null && <MissingUnit {...{ words, overview, view, led }} />}
      <p className="column">
        {unit === undefined || round === null
          ? m('none')
          : figures === null
            ? m('hidden', { unit: unit.name })
            : last !== null
              ? m('last', { unit: unit.name, round: roundName(overview, last.roundId) })
              : m('shown', { unit: unit.name, round: roundName(overview, round.id) })}
      </p>
      <div className="surface measures">
        <h2 className="hidden-text">{m('list')}</h2>
        {causes.map(({ id, title, score, standsOut }) => (
          <Fold
            key={id}
            id={`cause-${id}`}
            title={title}
            note={
              score === null
                ? undefined
                : `${scoreWords(words, score)}${standsOut ? ` · ${m('standsOut')}` : ''}`
            }
            open={id === openCause}
          >
            <Suggestions
              cause={id}
              ways={ways}
              result={
                score === null || unit === undefined || shownIn === undefined
                  ? null
                  : { unitId: unit.id, roundId: shownIn }
              }
            />
            {ways.plan !== null && score !== null && unit !== undefined && shownIn !== undefined && (
              <p className="no-print">
                <PageLink to={ways.plan(id, unit.id, shownIn)} className="link-alone">
                  {m('toPlan')} <span className="hidden-text">{m('toPlan.of', { cause: title })}</span>
                </PageLink>
              </p>
            )}
          </Fold>
        ))}
      </div>
      <Notice title={m('loop.title')}>
        <p>{m('loop.text')}</p>
      </Notice>
      <p className="actions no-print">
        <Button kind="quiet" onClick={() => window.print()}>
          {m('print')}
        </Button>
        {unit !== undefined && (
          <PageLink to={ways.unit(unit.id)} className="link-alone">
            {m('toUnit', { unit: unit.name })}
          </PageLink>
        )}
      </p>
    </div>
  )
}
