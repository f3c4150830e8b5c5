import { useEffect, useRef } from 'react'
import type { AccountExport } from '#contract/account-export.ts'
import { formatDate, formatTime } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { DocumentWords } from './document-words.tsx'
import { Facts } from './facts.tsx'
import { recordParts } from './record-parts.ts'
import { ResultRecord } from './result-record.tsx'

type OwnRecordProps = { readonly record: AccountExport; readonly onClose: () => void }

/** Everything that is kept about the reader, to read and print: what the file has, in words. */
export function OwnRecord({ record, onClose }: OwnRecordProps) {
  const t = useText('ownRecord')
  const { language } = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const at = new Date(record.exportedAt)
  return (
    <section className="own-record flow" aria-labelledby="own-record">
      <h2 id="own-record" ref={heading} tabIndex={-1}>
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
      {recordParts.map((part) => (
        <section key={part} className="flow" aria-labelledby={`own-record-${part}`}>
          <h3 id={`own-record-${part}`}>{t(`field.${part}`)}</h3>
          {part === 'results' ? (
            <ResultRecord results={record.results} />
          ) : part === 'documents' ? (
            <DocumentWords documents={record.documents} />
          ) : part === 'person' ? (
            <Facts facts={{ ...record.person, staff: record.staff }} />
          ) : (
            <Facts facts={record[part]} />
          )}
        </section>
      ))}
    </section>
  )
}
