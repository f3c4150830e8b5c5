import { useEffect, useRef } from 'react'
import type { AccountExport } from '#contract/self/account-export.ts'
import { formatDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DocumentWords } from './document-words.tsx'
import { exportParts } from './export-parts.ts'
import { ExportedResults } from './exported-results.tsx'
import { Facts } from './facts.tsx'

type ShownExportProps = { readonly kept: AccountExport; readonly onClose: () => void }

/** All stored data about the reader, to read and print: the contents of the file in words. */
export function ShownExport({ kept, onClose }: ShownExportProps) {
  const t = useText('accountExport')
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = new Date(kept.exportedAt)
  return (
    <section className="account-export flow" aria-labelledby="account-export">
      <h2 id="account-export" ref={heading} tabIndex={-1}>
        {t('heading')}
      </h2>
      <p>{t('lead.at', { date: formatDate(at, language), time: formatTime(at, language) })}</p>
      <p>{t('lead.not')}</p>
      <p className="actions no-print">
        <Button kind="quiet" onClick={() => print()}>
          {t('print')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('hide')}
        </Button>
      </p>
      {exportParts.map((part) => (
        <section key={part} className="flow" aria-labelledby={`account-export-${part}`}>
          <h3 id={`account-export-${part}`}>{t(`field.${part}`)}</h3>
          {part === 'results' ? (
            <ExportedResults results={kept.results} />
          ) : part === 'documents' ? (
            <DocumentWords documents={kept.documents} />
          ) : part === 'person' ? (
            <Facts facts={{ ...kept.person, staff: kept.staff }} />
          ) : (
            <Facts facts={kept[part]} />
          )}
        </section>
      ))}
    </section>
  )
}
