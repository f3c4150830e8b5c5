import { OpenInvitation } from '#web/features/self/profile/enter-code.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { ReadingSwitch } from '#web/lib/readings/reading-switch.tsx'
import { useText } from '#web/lib/use-text.ts'

const loadEasyWords = () => import('#web/lib/readings/enter-code-words.ts')

export const loader = pageTexts('enterCode', 'problems', 'easySwedish', 'sharedScreen', 'elsewhere')
export const meta = pageMeta('enterCode', 'mail.title', 'mail.description')

/** The target of the link in a mailed invitation, even if a part of the link is lost. */
export default function InvitationPage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <LinkPage />
    </InChosenReading>
  )
}

function LinkPage() {
  const t = useText('enterCode')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('mail.title')}</h1>
        <ReadingSwitch />
        <noscript>
          <p>{t('mail.noScript')}</p>
        </noscript>
        <OpenInvitation />
      </div>
    </div>
  )
}
