import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { SeekCare } from '#web/features/self/results/seek-care.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { helpReadings } from '#web/lib/content/readings.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useLazyModule } from '#web/lib/use-lazy-module.ts'
import { useSignedInMark } from '#web/lib/use-signed-in-mark.ts'
import { useText } from '#web/lib/use-text.ts'

const loadOwnContacts = () => import('./own-contacts.tsx')

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'mine', 'result', 'safety')
  const titleOf = (name: string) => readContent(data.page.language, name).fields.title
  return { ...data, reading: helpReadings.map(({ path, content }) => ({ path, title: titleOf(content) })) }
}

export const meta = pageMeta('mine', 'help.title', 'help.description')

/** All contacts, those for an emergency first. */
export default function HelpPage() {
  const t = useText('mine')
  const { reading } = useLoaderData<typeof loader>()
  const contacts = useLazyModule(useSignedInMark(), loadOwnContacts)
  return (
    <div className="page page-main help-page">
      <h1>{t('help.heading')}</h1>
      <div className="with-aside">
        <div className="flow">
          <SafetyBlock />
          {/* Before the texts: one press calls for help. */}
          <section className="surface flow">
            <h2>{t('help.support.title')}</h2>
            <p>{t('help.support.text')}</p>
            <p>
              <PageButton to="/stod">{t('help.support.link')}</PageButton>
            </p>
            {contacts && <contacts.OwnContacts />}
          </section>
          <SeekCare safety={false} />
          <section className="flow">
            <h2>{t('help.read.title')}</h2>
            <ul>
              {reading.map(({ path, title }) => (
                <li key={path}>
                  <PageLink to={path}>{title}</PageLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
        <div className="today-parts">
          <section className="surface flow">
            <h2>{t('help.guidance.title')}</h2>
            <p>{t('help.guidance.text')}</p>
            <p>
              <PageButton to="/min-vagledning" kind="quiet">
                {t('help.guidance.link')}
              </PageButton>
            </p>
          </section>
          <section className="surface flow">
            <h2>{t('help.book.title')}</h2>
            <p>{t('help.book.text')}</p>
            <p>
              <PageButton to="/boka?typ=stodsamtal" kind="quiet">
                {t('help.book.link')}
              </PageButton>
            </p>
          </section>
          <section className="surface flow">
            <h2>{t('help.write.title')}</h2>
            <p>{t('help.write.text')}</p>
            <p>
              <PageButton to="/kontakta-oss" kind="quiet">
                {t('help.write.link')}
              </PageButton>
            </p>
          </section>
          <section className="flow">
            <h2>{t('help.not.title')}</h2>
            <p>{t('help.not.text')}</p>
          </section>
        </div>
      </div>
    </div>
  )
}
