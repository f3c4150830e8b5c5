import { answersWords, scoreWords } from '#text/figure-words.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { roundName, type SectionProps } from './overview-view.ts'
import { ReportSection } from './report-section.tsx'

/** A unit's answers to the customer's own questions; renders nothing where none were asked. */
export function OwnQuestionsSection({ words, overview, round, unit }: SectionProps) {
  const t = useText('ownFigures')
  const { ownQuestions } = round
  if (ownQuestions.length === 0) return null
  const { own, lastShownOwn } = unit
  return (
    <ReportSection id="own" title={t('title')}>
      {own === null ? (
        <p>{t('hidden')}</p>
      ) : (
        <>
          <p>{t('note', { answers: answersWords(words, own.n, round.smallestGroup) })}</p>
          <Table
            caption={t('title')}
            hideCaption
            stacks
            columns={[
              { id: 'question', label: t('question') },
              { id: 'answer', label: t('answer') },
            ]}
            rows={ownQuestions.map(({ id, text }) => {
              const [now, before] = [own.scores[id], lastShownOwn?.own.scores[id]]
              const then =
                before === undefined || lastShownOwn === null
                  ? []
                  : [
                      t('before', {
                        round: roundName(overview, lastShownOwn.roundId),
                        score: scoreWords(words, before),
                      }),
                    ]
              const said = now === undefined ? [] : [t('scale', { score: scoreWords(words, now) }), ...then]
              return { id, cells: [text[words.language], said.join(', ')] }
            })}
          />
        </>
      )}
    </ReportSection>
  )
}
