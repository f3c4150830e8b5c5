import { EnterCode } from '#web/features/profile/enter-code.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('enterCode', 'problems')
export const meta = pageMeta('enterCode', 'title', 'description')

/** Where the QR code of a slip leads, and where its code is typed. */
export default function EnterCodePage() {
  const t = useText('enterCode')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <EnterCode />
        <h2>{t('help')}</h2>
        <p>{t('help.text')}</p>
      </div>
    </div>
  )
}
