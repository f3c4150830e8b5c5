import { scoreWords } from '#text/figure-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { measureOrder } from './measure-order.ts'
import { type ReportProps, type Round, roundName, type Unit } from './overview-view.ts'
import { ReportSection } from './report-section.tsx'
import { Suggestions } from './suggestions.tsx'

type Props = Pick<ReportProps, 'words' | 'names' | 'overview' | 'ways'> & {
  readonly round: Round
  readonly unit: Unit
}

/** The most causes shown: an organisation does not work on more at once. */
const most = 3

/** The causes that stand out in a unit: what each means, and measures against it. Renders nothing where no cause is shown. */
export function CauseMeasures({ words, names, overview, ways, round, unit }: Props) {
  const { t } = words
  const shown = shownCausesOf(unit, round)
  if (shown === null) return null
  const outstanding = measureOrder(names.causes, shown.causes)
    .filter(({ standsOut }) => standsOut)
    .slice(0, most)
  return (
    <ReportSection id="act" title={t('act.title')}>
      <p className="column">
        {t(outstanding.length === 0 ? 'act.none' : 'act.lead', { unit: unit.name })}
        {shown.roundId !== round.id && ` ${t('act.last', { round: roundName(overview, shown.roundId) })}`}
      </p>
      {outstanding.length > 0 && (
        <div className="surface measures">
          {outstanding.map(({ id, title, score }) => (
            <Fold
              key={id}
              id={`act-${id}`}
              title={title}
              note={score === null ? undefined : scoreWords(words, score)}
            >
              <Suggestions cause={id} ways={ways} result={{ unitId: unit.id, roundId: shown.roundId }} />
            </Fold>
          ))}
        </div>
      )}
      <p className="no-print">
        <PageLink to={ways.measures(null, unit.id)} className="link-alone">
          {t('act.all')}
        </PageLink>
      </p>
    </ReportSection>
  )
}

/** The causes of a unit as last shown up to the chosen round, with their round. */
export function shownCausesOf({ causes, lastShownCauses }: Unit, round: Pick<Round, 'id'>) {
  if (causes !== null) return { causes, roundId: round.id }
  return lastShownCauses
}
