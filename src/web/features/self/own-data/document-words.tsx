import type { AccountExport } from '#contract/self/account-export.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { ownWords } from './own-words.ts'

const pages = {
  exercises: '/green-zone',
  plan: '/personal-action-plan',
  'recovery-programme': '/aterhamtningsprogram',
  'stress-programme': '/stresshanteringsprogram/welcome',
} as const

/** The person's own texts in exercises, plan and programmes, with a link to the page that shows the rest. */
export function DocumentWords({ documents }: { readonly documents: AccountExport['documents'] }) {
  const t = useText('accountExport')
  const kept = (Object.keys(pages) as (keyof typeof pages)[]).filter((kind) => documents[kind] !== undefined)
  if (kept.length === 0) return <p>{t('nothing')}</p>
  return (
    <>
      <p>{t('documents.text')}</p>
      {kept.map((kind) => {
        const words = ownWords(documents, kind)
        return (
          <section key={kind} className="flow">
            <h4>{t(`document.${kind}`)}</h4>
            {words.length === 0 ? (
              <p>{t('document.noWords')}</p>
            ) : (
              <ul className="account-export-list">
                {words.map((text, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the export is read once and never changes
                  <li key={at}>{text}</li>
                ))}
              </ul>
            )}
            <p className="no-print">
              <PageLink to={pages[kind]}>{t('documents.open', { what: t(`document.${kind}`) })}</PageLink>
            </p>
          </section>
        )
      })}
    </>
  )
}
