import type { Result } from '#core/scoring/evaluate.ts'
import { formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import type { ResultForm } from './result-form.ts'
import { ScoreScale } from './score-scale.tsx'

type CauseListProps = {
  readonly form: ResultForm
  readonly causes: Result['causes']
  /** Worded in the past tense. */
  readonly old: boolean
}

/** Possible causes at work, worst first. */
export function CauseList({ form, causes, old }: CauseListProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const limits = form.scoring.limits.causes
  return (
    <div className="flow">
      <p>{t(old ? 'past.causes.lead' : 'causes.lead')}</p>
      <div>
        {causes
          .toSorted((a, b) => b.score - a.score)
          .map(({ id, score, risk, help }) => {
            const hidden = risk === 'none' && help === true
            const cause = form.causes.find((one) => one.id === id)
            return (
              <ScoreScale
                key={id}
                label={cause?.title}
                hint={risk === 'none' && !hidden ? undefined : cause?.explanation}
                shown={
                  <>
                    {formatNumber(score, language, 2)}{' '}
                    <span className="band-word">
                      {t(hidden ? (old ? 'past.causes.help' : 'causes.help') : `causes.${risk}`)}
                    </span>
                  </>
                }
                score={score}
                limits={limits ? [limits.medium, limits.high] : []}
              />
            )
          })}
      </div>
      <p className="small quiet">{t('causes.own')}</p>
    </div>
  )
}
