import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { EasySwitch } from '#web/lib/readings/reading-switch.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { AskForSupport } from '../zones/ask-for-support.tsx'

const loadEasyWords = () => import('#web/lib/readings/support-words.ts')

export const loader = pageTexts('result', 'safety', 'problems', 'support', 'easySwedish')
export const meta = pageMeta('support', 'ask.pageTitle', 'ask.pageDescription')

/** Help numbers first, then the state of earlier requests, then the form, which is that of the red zone without a zone. */
export default function AskForSupportPage() {
  return (
    <InChosenReading onlyEasy load={loadEasyWords}>
      <SupportPage />
    </InChosenReading>
  )
}

function SupportPage() {
  const t = useText('support')
  return (
    <div className="page page-main">
      <div className="column flow">
        <SafetyBlock />
        <h1>{t('ask.pageTitle')}</h1>
        <p className="lead">{t('ask.lead')}</p>
        <noscript>
          <p>{t('ask.noScript')}</p>
        </noscript>
        <AskForSupport show="cases" all returnTo="/stod" />
        <AskForSupport show="form" returnTo="/stod" />
        <p>
          {t('ask.book')} <PageLink to="/boka?typ=stodsamtal">{t('ask.book.link')}</PageLink>
        </p>
        <EasySwitch noQuestions />
      </div>
    </div>
  )
}
