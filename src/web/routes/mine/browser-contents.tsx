import { useEffect, useState } from 'react'
import { formatDate } from '#text/format.ts'
import { listenToStorage } from '#web/lib/browser-store.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { emptyBrowser, notesHere } from '#web/lib/visitor-data/empty-browser.ts'
import { whatIsHere } from '#web/lib/visitor-data/what-is-here.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

const look = () => ({ things: whatIsHere(), notes: notesHere() })

/** What this browser stores that no account has, and how to delete it. Only for parts that are not prerendered. */
export function BrowserContents() {
  const t = useText('settings')
  const { language } = useLanguage()
  const [{ things, notes }, setHere] = useState(look)
  const [emptied, setEmptied] = useState(false)
  useEffect(() => listenToStorage(() => setHere(look())), [])
  const isEmpty = things.length + notes.length === 0
  return (
    <section className="surface flow no-print" id="webblasaren">
      <h2>{t('browser.title')}</h2>
      {emptied && isEmpty && (
        <Notice live kind="done">
          {t('browser.emptied')}
        </Notice>
      )}
      {isEmpty && !emptied && <p>{t('browser.nothing')}</p>}
      {!isEmpty && (
        <>
          <p>{t('browser.text')}</p>
          <ul>
            {things.map(({ kind, count, since }) => (
              <li key={kind}>
                {t(`browser.${kind}`, { count })}
                {since !== null && `, ${t('browser.since', { date: formatDate(since, language) })}`}
              </li>
            ))}
            {notes.map((note) => (
              <li key={note}>{t(`browser.${note}`)}</li>
            ))}
          </ul>
          <TwoStepButton
            kind="quiet"
            label={t('browser.empty')}
            question={t('browser.empty.question')}
            yes={t('browser.empty.yes')}
            no={t('browser.empty.no')}
            onConfirm={() => {
              emptyBrowser()
              setEmptied(true)
            }}
          />
        </>
      )}
      <p className="small quiet">
        {t('browser.waits')} <PageLink to="/cookies">{t('browser.cookies')}</PageLink>
      </p>
    </section>
  )
}
