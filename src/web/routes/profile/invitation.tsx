import { OpenInvitation } from '#web/features/self/profile/enter-code.tsx'
import { EasySwitch } from '#web/lib/easy-swedish/easy-switch.tsx'
import { InChosenSwedish } from '#web/lib/easy-swedish/in-chosen-swedish.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

const loadEasyWords = () => import('#web/lib/easy-swedish/enter-code-words.ts')

export const loader = pageTexts('enterCode', 'problems', 'easySwedish')
export const meta = pageMeta('enterCode', 'mail.title', 'mail.description')

/** Where the link of a mailed invitation leads, also what is left of one. */
export default function InvitationPage() {
  return (
    <InChosenSwedish load={loadEasyWords}>
      <LinkPage />
    </InChosenSwedish>
  )
}

function LinkPage() {
  const t = useText('enterCode')
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1 tabIndex={-1}>{t('mail.title')}</h1>
        <EasySwitch />
        <noscript>
          <p>{t('mail.noScript')}</p>
        </noscript>
        <OpenInvitation />
      </div>
    </div>
  )
}
