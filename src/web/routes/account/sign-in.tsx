import { ownDocument as ownDocumentEn } from '#text/en/own-document.ts'
import { privateAddress as privateAddressEn } from '#text/en/private-address.ts'
import { problems as problemsEn } from '#text/en/problems.ts'
import { signIn as en } from '#text/en/sign-in.ts'
import { ownDocument as ownDocumentSv } from '#text/sv/own-document.ts'
import { privateAddress as privateAddressSv } from '#text/sv/private-address.ts'
import { problems as problemsSv } from '#text/sv/problems.ts'
import { signIn as sv } from '#text/sv/sign-in.ts'
import { SignInPage } from '#web/features/sign-in/sign-in-page.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'

export const loader = pageTexts(
  { sv: problemsSv, en: problemsEn },
  { sv: ownDocumentSv, en: ownDocumentEn },
  { sv: privateAddressSv, en: privateAddressEn },
  { sv, en },
)
export const meta = pageMeta('title', 'description')

/** The steps of signing in share one address: nothing is fetched between them. */
export const shouldRevalidate = () => false

export default function SignInRoute() {
  return (
    <div className="page page-main">
      <div className="column">
        <SignInPage />
      </div>
    </div>
  )
}
