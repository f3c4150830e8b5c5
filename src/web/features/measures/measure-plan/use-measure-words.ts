import type { MeasureView, RiskView } from '#contract/measures/measures.ts'
import type { Day } from '#core/calendar/local-time.ts'
import { nextDayOf, stageOf } from '#core/measures/measure.ts'
import { riskProduct, type Step } from '#core/measures/risk-level.ts'
import { type FigureTexts, scoreWords } from '#text/figure-words.ts'
import { formatDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

export type CauseNames = readonly { readonly id: string; readonly title: string }[]

const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)

/** Words about risks and measures, in the reader's language. */
export function useMeasureWords(causes: CauseNames) {
  const t = useText('measurePlan')
  const overview = useText('overview')
  const { language } = useLanguage()
  const figureTexts: FigureTexts = { t: overview, language }
  const date = (day: string) => formatDate(new Date(day), language)
  const cause = (id: string) => inSentence(causes.find((one) => one.id === id)?.title ?? id)

  return {
    date,
    cause,
    /** "Pågår, ska vara klar 5 mars 2026". */
    state: (measure: Pick<MeasureView, 'status' | 'dueOn' | 'followUpOn'>, today: string): string => {
      const { status, dueOn, followUpOn } = measure
      const progress = { status, dueOn: dueOn as Day, followUpOn: followUpOn as Day }
      const stage = stageOf(progress, today as Day)
      const word = t(`status.${status}`)
      if (status === 'followed-up' || status === 'dropped') return `${word}, ${t(`stage.ended.${status}`)}`
      return `${word}, ${t(`stage.${stage === 'ended' ? 'to-do' : stage}`, { date: date(nextDayOf(progress)) })}`
    },
    product: (likelihood: number, consequence: number): string =>
      t('level.product', {
        likelihood,
        consequence,
        product: riskProduct(likelihood as Step, consequence as Step),
      }),
    /** The source of a risk; null where it was found in another way. */
    source: ({ unit, result }: Pick<RiskView, 'unit' | 'result'>): string | null => {
      if (result === null) return null
      const facts = { round: result.round.name, cause: cause(result.cause) }
      const said =
        result.score === null
          ? t('risk.fromHidden', facts)
          : t('risk.from', { ...facts, score: scoreWords(figureTexts, result.score) })
      return result.unit.id === unit.id ? said : `${said} ${t('risk.moved', { unit: result.unit.name })}`
    },
    owner: ({ owner }: Pick<MeasureView, 'owner'>): string =>
      t(owner.here ? 'owner' : 'owner.gone', { name: owner.name }),
  }
}

export type MeasureWords = ReturnType<typeof useMeasureWords>
