import { answersWords, scoreWords } from '#text/figure-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { ScoreDots } from '#web/ui/charts/score-dots.tsx'
import { FigureBlock } from './figure-block.tsx'
import { axis, causeLimits, inSentence, roundName, type SectionProps, type Ways } from './overview-view.ts'
import { ReportSection } from './report-section.tsx'

/** The causes, highest first, each with its value in the round before. */
export function CausesSection({
  words,
  names,
  overview,
  round,
  unit,
  ways,
}: SectionProps & { readonly ways: Ways }) {
  const { t } = words
  if (unit.causes === null) {
    const asks = overview.rounds.find(({ id }) => id === round.id)?.asksCauses ?? false
    return (
      <ReportSection id="causes" title={t('causes.title')}>
        <p>{t(asks ? 'hidden.causes' : 'causes.none')}</p>
      </ReportSection>
    )
  }
  const { causes } = unit.causes
  const before = unit.lastShownCauses
  const rows = names.causes
    .flatMap(({ id, title }) => {
      const score = causes[id as keyof typeof causes]
      const earlier = before?.causes.causes[id as keyof typeof causes]
      if (score === undefined) return []
      return [{ id, title, score, earlier }]
    })
    .sort((a, b) => b.score.at - a.score.at)
  const highest = rows[0]
  return (
    <FigureBlock
      id="causes"
      title={t('causes.title')}
      caption={
        highest === undefined
          ? t('causes.title')
          : t('causes.caption', {
              cause: inSentence(highest.title),
              score: scoreWords(words, highest.score),
            })
      }
      note={[
        ...(before === null ? [] : [t('causes.before', { round: roundName(overview, before.roundId) })]),
        t('causes.note', { answers: answersWords(words, unit.causes.n, round.smallestGroup) }),
      ].join(' ')}
      table={{
        label: t('table.show'),
        head: [t('table.measure'), t('table.value'), ...(before === null ? [] : [t('causes.beforeHead')])],
        rows: rows.map(({ title, score, earlier }) => [
          title,
          scoreWords(words, score),
          ...(before === null ? [] : [earlier === undefined ? '' : scoreWords(words, earlier)]),
        ]),
      }}
    >
      <ScoreDots
        axisLabels={axis}
        rows={rows.map(({ id, title, score, earlier }) => ({
          key: id,
          label: <PageLink to={ways.measures(id, unit.id)}>{title}</PageLink>,
          shown: scoreWords(words, score),
          at: score.at,
          before: earlier?.at,
          limits: causeLimits,
        }))}
      />
    </FigureBlock>
  )
}
