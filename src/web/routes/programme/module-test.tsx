import { addDays, type Day } from '#core/calendar/local-time.ts'
import { changeBetween } from '#core/change/reliable-change.ts'
import { formatNumber, formatTableDate } from '#text/format.ts'
import { apartWords } from '#web/features/self/results/apart-words.ts'
import { beforeAndAfter } from '#web/features/self/results/before-and-after.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { newestFirst } from '#web/features/self/results/own-result.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { ScoreDots } from '#web/ui/charts/score-dots.tsx'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

/** An instrument's texts about a change, in the current language. */
export type ComparedForm = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly reliableChange: number
  readonly limits: { readonly yellow: number; readonly red: number }
}

type ModuleTestProps = {
  readonly forms: readonly ComparedForm[]
  readonly begunOn: Day
  /** When the next module was begun; null: not yet. */
  readonly until: Day | null
}

/** Days of the next module in which a test still counts as this module's end: its first week. */
const grace = 7
/** Days from a module's beginning until a test may count as its end: three of the four weeks. */
const soonest = 21

/** The own results before and at the end of the module, drawn, with the change as far as it is certain. */
export function ModuleTest({ forms, begunOn, until }: ModuleTestProps) {
  const t = useText('stressProgramme')
  const zoned = useText('result')
  const { language } = useLanguage()
  const account = useAccount('results')
  const { value: kept } = useStored(browserResults)
  if (account.asking) return <Waiting />

  const own = newestFirst(resultsShownTo(kept, account.personId ?? null), account.results)
  const pair = beforeAndAfter(own, begunOn, {
    soonest,
    latest: until === null ? null : addDays(until, grace),
  })
  const form = forms.find(
    ({ id, version }) => id === pair?.after.result.instrument && version === pair.after.result.version,
  )
  if (pair === null || form === undefined) return <p className="quiet">{t('test.none')}</p>

  const { before, after, apart } = pair
  if (apart !== null) return <p>{apartWords(zoned, language, apart)}</p>
  const change = changeBetween(before.result, after.result, form)
  const shown = (total: number) => formatNumber(total, language, 2)
  const date = (takenAt: string) => formatTableDate(new Date(takenAt), language)
  return (
    <Figure
      caption={change.comparable && t(change.direction === 'none' ? 'test.same' : `test.${change.direction}`)}
      tableLabel={t('test.table')}
      table={
        <Table
          caption={form.title}
          columns={[
            { id: 'when', label: t('test.when') },
            { id: 'date', label: t('test.date') },
            { id: 'total', label: t('test.total'), numeric: true },
            { id: 'zone', label: t('test.zone') },
          ]}
          rows={([before, after] as const).map(({ takenAt, result }, position) => ({
            id: takenAt,
            cells: [
              t(position === 0 ? 'test.before' : 'test.after'),
              date(takenAt),
              shown(result.total),
              <ZoneMark key="zone" zone={result.zone} label={zoned(`zone.${result.zone}`)} />,
            ],
          }))}
        />
      }
    >
      <ScoreDots
        axisLabels={['1', '2', '3', '4', '5']}
        rows={[
          {
            key: 'total',
            label: form.title,
            shown: `${shown(before.result.total)} → ${shown(after.result.total)}`,
            at: after.result.total,
            before: before.result.total,
            limits: form.limits,
          },
        ]}
      />
    </Figure>
  )
}
