import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shippedInstruments } from '#core/instrument/shipped.ts'
import { WelcomeView } from '#web/features/self/stress-programme/welcome-view.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Prose } from '#web/lib/prose.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import type { ChangeForm } from './own-course.tsx'
import { moduleTitles, partTitles } from './programme-data.ts'
import { RecoveryFirst } from './recovery-first.tsx'

const loadAsk = () => import('./ask-in-red.tsx').then((part) => part.AskInRed)
const loadBegin = () => import('./begin-programme.tsx').then((part) => part.BeginProgramme)
const loadCourse = () => import('./own-course.tsx').then((part) => part.OwnCourse)

/** Its script is fetched only for people who have enrolled. */
function CoursePart({ forms }: { readonly forms: readonly ChangeForm[] }) {
  const course = useLazyModule(true, loadCourse)
  return <LazyPart part={course}>{(OwnCourse) => <OwnCourse forms={forms} />}</LazyPart>
}

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'stressProgramme', 'ownDocument', 'safety', 'countedChange', 'problems')
  const { language } = data.page
  return {
    ...data,
    parts: partTitles(language),
    modules: moduleTitles(language),
    forms: shippedInstruments.map(({ id, version, reliableChange }) => ({ id, version, reliableChange })),
    reading: readContent(language, 'programme-welcome').sections,
  }
}

export const meta = pageMeta('stressProgramme', 'welcome.title', 'welcome.description')

/** The way into the programme; for a person who has enrolled, their place in it. */
export default function ProgrammeWelcomePage() {
  const t = useText('stressProgramme')
  const { parts, modules, reading, forms } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main page-tall programme-welcome">
      <h1 tabIndex={-1}>{t('welcome.title')}</h1>
      <WelcomeView
        parts={parts}
        modules={modules}
        recoveryFirst={<RecoveryFirst />}
        loadAsk={loadAsk}
        loadBegin={loadBegin}
        course={<CoursePart forms={forms} />}
        reading={reading.map(({ id, title, html }) => (
          <section key={id} className="flow">
            {id !== '' && <h2 id={id}>{title}</h2>}
            <Prose html={html} />
          </section>
        ))}
      />
    </div>
  )
}
