import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Me } from '#contract/identity/me.ts'
import type { ToldRounds } from '#contract/rounds/told-rounds.ts'
import { capital } from '#text/capital.ts'
import { answersWords, participationWords, scoreWords } from '#text/figure-words.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { ZoneShares } from '#web/features/rounds/overview/key-figures.tsx'
import { AskRepresentatives } from '#web/features/support/questions/ask-representatives.tsx'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Panel } from '#web/lib/panel/panel.tsx'
import { combined } from '#web/lib/panel/reading.ts'
import { useText } from '#web/lib/use-text.ts'
import { ShareBar } from '#web/ui/charts/share-bar.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'

type ToldRound = ToldRounds['rounds'][number]

type WorkplaceProps = {
  readonly organisation: { readonly id: string; readonly name: string }
  /** Most people have one workplace, so it needs no name. */
  readonly isOnly: boolean
}

/** What each of the person's employers publishes to its employees, and questions to its safety representatives. */
export function Workplaces({ me }: { readonly me: Me }) {
  const t = useText('workplace')
  const isOnly = me.memberships.length === 1
  return (
    <>
      <p>
        <a href="#fraga" className="link-alone">
          {t('ask.link')}
        </a>
      </p>
      {me.memberships.map(({ organisation }) => (
        <Workplace key={organisation.id} {...{ organisation, isOnly }} />
      ))}
      <div id="fraga" tabIndex={-1}>
        {me.memberships.map(({ organisation }) => (
          <AskRepresentatives key={organisation.id} {...{ me, organisation, isOnly }} />
        ))}
      </div>
    </>
  )
}

/** The latest round that HR has opened to employees, then the measures, then earlier rounds. */
function Workplace({ organisation, isOnly }: WorkplaceProps) {
  const t = useText('workplace')
  const id = useId()
  const params = { organisationId: organisation.id }
  const rounds = useQuery({
    queryKey: ['told-rounds', organisation.id],
    queryFn: ({ signal }) => callApi('listToldRounds', { params, signal }),
  })
  const measures = useQuery({
    queryKey: ['told-measures', organisation.id],
    queryFn: ({ signal }) => callApi('listToldMeasures', { params, signal }),
  })
  return (
    <Panel reading={combined({ rounds, measures })} shape="figures">
      {(published) => {
        const [latest, ...older] = published.rounds.rounds
        const told = published.measures.measures
        return (
          <>
            <section className="section-part flow" aria-labelledby={`${id}-rounds`}>
              <h2 id={`${id}-rounds`}>
                {t('rounds.title')}
                {!isOnly && `: ${organisation.name}`}
              </h2>
              {latest === undefined ? (
                <p className="column">{t('rounds.none')}</p>
              ) : (
                <>
                  <h3>{latest.name}</h3>
                  <TheRound round={latest} />
                </>
              )}
            </section>
            <section className="section-part flow" aria-labelledby={`${id}-measures`}>
              <h2 id={`${id}-measures`}>
                {t('measures.title')}
                {!isOnly && `: ${organisation.name}`}
              </h2>
              {told.length === 0 ? (
                <p className="column">{t('measures.none')}</p>
              ) : (
                <>
                  <p className="column">{t('measures.lead')}</p>
                  <ul>
                    {told.map((measure) => (
                      <li key={measure.id}>
                        {measure.title} ({t(`status.${measure.status}`).toLocaleLowerCase()})
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </section>
            {older.length > 0 && (
              <section className="section-part flow" aria-labelledby={`${id}-older`}>
                <h2 id={`${id}-older`}>{t('round.older')}</h2>
                <div className="folds">
                  {older.map((round) => (
                    <Fold key={round.id} id={`${id}-${round.id}`} title={round.name}>
                      <TheRound round={round} />
                    </Fold>
                  ))}
                </div>
              </section>
            )}
          </>
        )
      }}
    </Panel>
  )
}

function TheRound({ round }: { readonly round: ToldRound }) {
  const t = useText('workplace')
  const words = { t: useText('overview'), language: useLanguage().language }
  const { language } = words
  const { joined, gone } = round
  return (
    <>
      <p className="column">
        {t('round.closed', { date: formatDate(new Date(round.closedAt), language) })}{' '}
        {t('round.invited', { count: formatNumber(round.invited, language) })}{' '}
        {joined !== null && gone !== null && t('round.changed', { joined, gone })}
      </p>
      <div className="told-units">
        {round.units.map(({ id, name, figure }) => (
          <section key={id} className="surface flow" aria-label={name}>
            <h4>{name}</h4>
            {figure === null ? (
              <p>{t('unit.hidden')}</p>
            ) : (
              <>
                <p>{t('unit.total', { score: scoreWords(words, figure.mean) })}</p>
                <ShareBar shares={figure.zones} />
                <ZoneShares {...{ words, figure }} />
                <p className="quiet small">
                  {t('unit.answers', {
                    answers: capital(answersWords(words, figure.n, round.smallestGroup)),
                    participation: participationWords(words, figure.participation),
                  })}
                </p>
              </>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
