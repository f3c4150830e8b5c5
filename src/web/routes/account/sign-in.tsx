import { SignInPage } from '#web/features/identity/sign-in/sign-in-page.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'

export const loader = pageTexts('problems', 'ownDocument', 'privateAddress', 'secondFactor', 'signIn')
export const meta = pageMeta('signIn', 'title', 'description')

/** All steps of signing in share one address; no data are loaded between them. */
export const shouldRevalidate = () => false

export default function SignInRoute() {
  return (
    <div className="page page-main sign-in">
      <div className="column">
        <SignInPage />
      </div>
      {/* A file, because the script has reached its size limit. */}
      <img src="/way-in.svg" alt="" />
    </div>
  )
}
