import { type ReactNode, useContext } from 'react'
import type { Result } from '#core/scoring/evaluate.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { ReadingContext } from '#web/lib/readings/reading-words.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

type ResultHeadProps = {
  readonly taken: Result
  /** ISO time. */
  readonly takenAt: string
  readonly title: string
  readonly old: boolean
  /** The page has its own first heading, and a second one above this. */
  readonly within?: boolean
  /** At the end of the first line. */
  readonly children?: ReactNode
}

/** The zone, the date and the meaning in a sentence, over the water that rises to the score. */
export function ResultHead({ taken, takenAt, title, old, within = false, children }: ResultHeadProps) {
  const t = useText('result')
  const { language } = useLanguage()
  const { locale } = useContext(ReadingContext)
  return (
    <header className="result-head">
      <div className="result-zone">
        <ZoneMark zone={taken.zone} label={t(`zone.${taken.zone}`)} />
        <span className="small quiet">
          {t('taken', { date: formatDate(new Date(takenAt), language, locale) })}
        </span>
        {children}
      </div>
      {within ? <h3>{title}</h3> : <h1>{title}</h1>}
      <Water
        rising
        level={(taken.total - 1) / 4}
        label={t(old ? 'past.water' : 'water', { score: formatNumber(taken.total, language, 2) })}
      />
    </header>
  )
}
