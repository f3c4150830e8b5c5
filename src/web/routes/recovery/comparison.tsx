import type { Day } from '#core/calendar/local-time.ts'
import { changeBetween } from '#core/change/reliable-change.ts'
import { formatNumber, formatTableDate } from '#text/format.ts'
import { CountChange } from '#web/features/guidance/own/count-change.tsx'
import { apartWords } from '#web/features/self/results/apart-words.ts'
import { beforeAndAfter } from '#web/features/self/results/before-and-after.ts'
import { browserResults, resultsShownTo } from '#web/features/self/results/browser-results.ts'
import { useAccount } from '#web/lib/account/use-account.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useStored } from '#web/lib/use-stored.ts'
import { useText } from '#web/lib/use-text.ts'
import { Table } from '#web/ui/table/table.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

/** An instrument's texts about a change, in the current language. */
export type ComparedForm = {
  readonly id: string
  readonly version: string
  readonly title: string
  readonly reliableChange: number
}

type ComparisonProps = { readonly startedOn: Day; readonly forms: readonly ComparedForm[] }

/** The own results before and after the programme, from the account or this browser. */
export function Comparison({ startedOn, forms }: ComparisonProps) {
  const t = useText('recoveryProgramme')
  const zoned = useText('result')
  const { language } = useLanguage()
  const account = useAccount('results')
  const { value: results } = useStored(browserResults)
  if (account.asking) return <Waiting />

  const own = [...resultsShownTo(results, account.personId ?? null), ...account.results]
  const pair = beforeAndAfter(own, startedOn)
  const form = forms.find(
    ({ id, version }) => id === pair?.after.result.instrument && version === pair.after.result.version,
  )
  if (pair === null || form === undefined) return <p>{t('end.compare.none')}</p>

  if (pair.apart !== null) return <p>{apartWords(zoned, language, pair.apart)}</p>
  const change = changeBetween(pair.before.result, pair.after.result, form)
  return (
    <>
      {change.comparable && (
        <p>{t(change.direction === 'none' ? 'end.compare.same' : `end.compare.${change.direction}`)}</p>
      )}
      <Table
        caption={form.title}
        columns={[
          { id: 'when', label: t('end.compare.when') },
          { id: 'date', label: t('end.compare.date') },
          { id: 'total', label: t('end.compare.total'), numeric: true },
          { id: 'zone', label: t('end.compare.zone') },
        ]}
        rows={(['before', 'after'] as const).map((when) => {
          const { takenAt, result: own } = pair[when]
          return {
            id: when,
            cells: [
              t(`end.compare.${when}`),
              formatTableDate(new Date(takenAt), language),
              formatNumber(own.total, language, 2),
              <ZoneMark key={when} zone={own.zone} label={zoned(`zone.${own.zone}`)} />,
            ],
          }
        })}
      />
      {account.personId != null && change.comparable && (
        <CountChange
          personId={account.personId}
          programme="six-weeks"
          start={pair.before.result.zone}
          change={change.direction}
        />
      )}
    </>
  )
}
