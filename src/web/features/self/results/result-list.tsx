import { useState } from 'react'
import { formatDate, formatTableDate } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'
import { DeleteResult } from './delete-result.tsx'
import { raisedWords } from './heading-words.ts'
import type { TakenResult } from './own-result.ts'

type ResultListProps = {
  /** Newest first. */
  readonly results: readonly TakenResult[]
  readonly titleOf: (instrument: string) => string
  readonly deleting: boolean
  readonly problem: string | null
  readonly onDelete: (id: string) => Promise<boolean>
}

/** All results, each with a link to open it and a button to delete it. */
export function ResultList({ results, titleOf, deleting, problem, onDelete }: ResultListProps) {
  const t = useText('myResults')
  const zoned = useText('result')
  const { language } = useLanguage()
  const [asked, setAsked] = useState<string | null>(null)
  const forms = new Set(results.map(({ result }) => result.instrument))

  return (
    <ul className="result-list">
      {results.map(({ id, takenAt, result: taken }) => {
        const { instrument, zone } = taken
        const raised = raisedWords(zoned, language, taken)
        const day = new Date(takenAt)
        const date = formatDate(day, language)
        return (
          <li key={id} className="result-row">
            <span className="result-row-day">{formatTableDate(day, language)}</span>
            <ZoneMark zone={zone} label={zoned(`zone.${zone}`)} />
            <span className="quiet">
              {forms.size > 1 && titleOf(instrument)}
              {raised !== null && <span className="own-line">{t('raised', { raised })}</span>}
            </span>
            <span className="result-row-actions">
              <PageLink to={`/mina-resultat?id=${encodeURIComponent(id)}`} className="button button-plain">
                {t('open')}
                <span className="hidden-text"> {t('open.what', { date })}</span>
              </PageLink>
              <Button
                kind="plain"
                id={`ta-bort-${id}`}
                onClick={() => setAsked(id)}
                aria-expanded={asked === id}
              >
                {t('delete')}
                <span className="hidden-text"> {t('delete.what', { date })}</span>
              </Button>
            </span>
            {asked === id && (
              <DeleteResult
                date={date}
                busy={deleting}
                problem={problem}
                onDelete={() => void onDelete(id).then((gone) => gone && setAsked(null))}
                onKeep={() => {
                  setAsked(null)
                  document.getElementById(`ta-bort-${id}`)?.focus()
                }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
