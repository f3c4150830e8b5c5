import { EnterCode } from '#web/features/self/profile/enter-code.tsx'
import { EasySwitch } from '#web/lib/easy-swedish/easy-switch.tsx'
import { InChosenSwedish } from '#web/lib/easy-swedish/in-chosen-swedish.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

const loadEasyWords = () => import('#web/lib/easy-swedish/enter-code-words.ts')

export const loader = pageTexts('enterCode', 'problems', 'easySwedish')
export const meta = pageMeta('enterCode', 'title', 'description')

/** Where the QR code of a slip leads, and where its code is typed. */
export default function EnterCodePage() {
  return (
    <InChosenSwedish load={loadEasyWords}>
      <CodePage />
    </InChosenSwedish>
  )
}

function CodePage() {
  const t = useText('enterCode')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <EasySwitch />
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
