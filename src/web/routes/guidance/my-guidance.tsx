import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readContent } from '#web/lib/content/read-content.ts'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Prose } from '#web/lib/prose.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useKnownMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'
import { sharedSheets } from './shared-sheets.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(
    request,
    'guidance',
    'safety',
    'problems',
    'privateAddress',
    'stressProgramme',
    'recoveryProgramme',
  )
  const { language } = data.page
  const { fields, sections } = readContent(language, 'guidance')
  const { title = '', description = '', lead = '' } = fields
  return { ...data, head: { title, description }, lead, sections, sheets: sharedSheets(language) }
}

export const meta = ownMeta

const loadSignedIn = () => import('./signed-in-guidance.tsx')

/** A participant's guidance. Visitors can read what guidance is; the rest needs an account. */
export default function MyGuidancePage() {
  const t = useText('guidance')
  const { lead, sections, sheets } = useLoaderData<typeof loader>()
  const isSignedIn = useKnownMark() === true
  const inside = useLazyModule(isSignedIn, loadSignedIn)
  const about = sections.map(({ id, title, html }) => (
    <section key={id} className="flow">
      <h2>{title}</h2>
      <Prose html={html} />
    </section>
  ))
  return (
    <div className="page page-main page-tall guidance-page">
      <SafetyBlock />
      <div className="flow">
        <h1 tabIndex={-1}>{t('title')}</h1>
        <p className="lead column">{lead}</p>
        <p>
          <strong>{t('notCare')}</strong>
        </p>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
      </div>
      {isSignedIn ? (
        <LazyPart part={inside}>
          {({ SignedInGuidance }) => <SignedInGuidance about={about} sheets={sheets} />}
        </LazyPart>
      ) : (
        <div className="with-aside">
          <section className="surface flow guidance-sign-in">
            <h2>{t('signIn.title')}</h2>
            <p>{t('signIn.text')}</p>
            <p>
              <PageButton to="/logga-in?to=%2Fmin-vagledning">{t('signIn.button')}</PageButton>
            </p>
          </section>
          <div className="flow">{about}</div>
        </div>
      )}
    </div>
  )
}
