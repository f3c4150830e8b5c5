import { useEffect, useState } from 'react'
import type { AccountExport } from '#contract/self/account-export.ts'
import type { InstrumentView } from '#contract/self/instrument.ts'
import { formatDate, formatNumber } from '#text/format.ts'
import { callApi } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type Result = AccountExport['results'][number]

/** Each result with its figures and every answer, beside the question in its wording at that time. */
export function ExportedResults({ results }: { readonly results: readonly Result[] }) {
  const t = useText('accountExport')
  if (results.length === 0) return <p>{t('nothing')}</p>
  return results.map((one) => <OneResult key={one.id} taken={one} />)
}

function OneResult({ taken }: { readonly taken: Result }) {
  const t = useText('accountExport')
  const { language } = useLanguage()
  const asked = useInstrument(taken.instrument, taken.version)
  const { zone, total, categories, causes } = taken.result
  const titles = new Map(
    [...(asked?.categories ?? []), ...(asked?.causes ?? [])].map((one) => [one.id as string, one.title]),
  )
  const questions = new Map(
    [...(asked?.items ?? []), ...(asked?.causes ?? []).flatMap(({ items }) => items)].map(({ id, text }) => [
      id,
      text,
    ]),
  )
  const labels = new Map((asked?.answers ?? []).map(({ word, label }) => [word, label]))
  const score = (value: number) => formatNumber(value, language, 2)
  const facts = [
    [t('field.zone'), t(`value.${zone}`)],
    [t('field.total'), score(total)],
    ...[...categories, ...causes].map((part) => [titles.get(part.id) ?? part.id, score(part.score)]),
  ]
  const words = Object.entries(taken.answers).map(([item, word]) => [
    questions.get(item) ?? item,
    labels.get(word) ?? word,
  ])
  return (
    <article className="flow">
      <h4>
        {asked?.title ?? taken.instrument}, {formatDate(new Date(taken.takenAt), language)}
      </h4>
      {asked === null && <p>{t('results.lost')}</p>}
      <Pairs pairs={facts} />
      <h5>{t('field.answers')}</h5>
      <Pairs pairs={words} />
    </article>
  )
}

function Pairs({ pairs }: { readonly pairs: readonly (readonly (string | undefined)[])[] }) {
  return (
    <dl className="account-export-facts">
      {pairs.map(([term, details]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{details}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Undefined while it is loading; null when it could not be read. */
function useInstrument(instrumentId: string, version: string): InstrumentView | null | undefined {
  const { language } = useLanguage()
  const [view, setView] = useState<InstrumentView | null>()
  useEffect(() => {
    let here = true
    callApi('readInstrument', { params: { instrumentId }, query: { lang: language, version } }).then(
      (found) => here && setView(found),
      () => here && setView(null),
    )
    return () => {
      here = false
    }
  }, [instrumentId, version, language])
  return view
}
