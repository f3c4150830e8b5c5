import { EnterCode } from '#web/features/self/profile/enter-code.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'

const loadEasyWords = () => import('#web/lib/readings/enter-code-words.ts')

export const loader = pageTexts('enterCode', 'problems', 'easySwedish', 'sharedScreen', 'elsewhere')
export const meta = pageMeta('enterCode', 'title', 'description')

/** The target of a slip's QR code, and the page where its code is typed. */
export default function EnterCodePage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <CodePage />
    </InChosenReading>
  )
}

function CodePage() {
  const t = useText('enterCode')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <ReadingSwitch />
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
