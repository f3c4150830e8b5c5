import { useState } from 'react'
import { MissingPart } from '#web/lib/lazy-part.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { BrowserContents } from './browser-contents.tsx'

const loadSignedIn = () => import('./signed-in-settings.tsx')

export const loader = pageTexts(
  'settings',
  'problems',
  'ownDocument',
  'privateAddress',
  'mailChoices',
  'calendarFeed',
  'secondFactor',
  'accountExport',
)
export const meta = pageMeta('settings', 'title', 'description')

/** A person's choices about their account, and what this browser stores. */
export default function SettingsPage() {
  const t = useText('settings')
  const mark = useKnownMark()
  // A person who was signed in here sees how the session ended: signed out, or the account erased.
  const [wasSignedIn, setWasSignedIn] = useState(false)
  if (mark === true && !wasSignedIn) setWasSignedIn(true)
  const signedIn = useLazyModule(wasSignedIn, loadSignedIn)
  return (
    <div className="page page-main page-tall">
      <div className="settings flow">
        <h1>{t('heading')}</h1>
        {mark === false && !wasSignedIn && (
          <section className="surface flow">
            <h2>{t('visitor.title')}</h2>
            <p>{t('visitor.text')}</p>
            <p>
              <PageButton to="/logga-in?to=%2Finstallningar">{t('visitor.signIn')}</PageButton>
            </p>
          </section>
        )}
        {wasSignedIn &&
          (signedIn ? <signedIn.SignedInSettings /> : signedIn === null ? <MissingPart /> : <Waiting />)}
        {mark !== undefined && <BrowserContents />}
      </div>
    </div>
  )
}
