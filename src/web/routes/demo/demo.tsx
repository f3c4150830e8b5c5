import { useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DemoReader } from '#web/features/rounds/overview/demo-reader.tsx'
import { useOwnHeading } from '#web/features/rounds/overview/use-own-heading.ts'
import { demoPerson } from '#web/lib/content/demo-person.ts'
import { LazyPart } from '#web/lib/lazy-part.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useText } from '#web/lib/use-text.ts'
import { actionTitles, formNames } from '#web/routes/mine/today-titles.ts'
import { Notice } from '#web/ui/notice/notice.tsx'
import { overviewData } from '../hr/overview-data.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = overviewData(request, 'problems', 'demo', 'measures', 'mine', 'result')
  const { language } = data.page
  return { ...data, forms: formNames(language), titles: actionTitles(language), person: demoPerson() }
}
export const meta = pageMeta('demo', 'title', 'description')

/** HR's view is loaded first; the others when they are chosen. */
const loadOthers = async () => ({
  ...(await import('./employee-view.tsx')),
  ...(await import('./told-view.tsx')),
})

/** The parts themselves fetch what the query names. */
export const shouldRevalidate = () => false

/** The views with their names in the address, `/demo?vy=chef`: the same in both languages. */
const views = [
  { id: 'employee', name: 'medarbetare' },
  { id: 'manager', name: 'chef' },
  { id: 'hr', name: 'hr' },
  { id: 'safety', name: 'skyddsombud' },
] as const
/** The unit that the demo account `chef@exempelbolaget.example` manages. */
const ledByManager = 'Vård och omsorg'

type View = (typeof views)[number]['id']

/** The product as each role of the simulated organisation sees it, open to visitors. */
export default function DemoPage() {
  const t = useText('demo')
  const { names, forms, titles, person } = useLoaderData<typeof loader>()
  const [heading, setHeading] = useOwnHeading(t('title'))
  const [search] = useSearchParams()
  const [view, setView] = useState<View>('hr')
  // The prerendered page has no query, so the view in the address is shown after the first render.
  useEffect(() => {
    setView(views.find(({ name }) => name === search.get('vy'))?.id ?? 'hr')
  }, [search])
  const others = useLazyModule(view !== 'hr', loadOthers)
  return (
    <div className="page page-main">
      <div className="flow">
        <h1 tabIndex={-1}>{heading ?? t('title')}</h1>
        <Notice title={t('mark.title')}>
          <p>{t('mark.text')}</p>
        </Notice>
      </div>
      <nav aria-label={t('views.label')} className="pages-navigation no-print">
        <ul>
          {views.map(({ id, name }) => (
            <li key={id}>
              <PageLink
                to={`/demo?vy=${name}`}
                aria-current={id === view ? 'page' : undefined}
                preventScrollReset
              >
                {t(`view.${id}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {view !== 'hr' && (
        <LazyPart part={others}>
          {({ EmployeeView, ToldView }) =>
            view === 'employee' ? <EmployeeView {...{ forms, titles, person }} /> : <ToldView view={view} />
          }
        </LazyPart>
      )}
      {view !== 'employee' && (
        <QueryProvider>
          <DemoReader
            names={names}
            onHeading={setHeading}
            {...(view === 'manager' ? { leads: ledByManager } : {})}
          />
        </QueryProvider>
      )}
      <section className="flow demo-end no-print" aria-labelledby="demo-end">
        <h2 id="demo-end">{t('end.title')}</h2>
        <p>{t('end.text')}</p>
        <p>
          <PageButton to="/boka?typ=mote">{t('end.book')}</PageButton>
        </p>
      </section>
    </div>
  )
}
