import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import {
  checklistPaths,
  checklists,
  conversationGuides,
  guidePaths,
} from '#web/features/support/manager-support/support-pages.ts'
import { readContent } from '#web/lib/content/read-content.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'managerSupport')
  const { language } = data.page
  const content = readContent(language, 'manager-support/overview')
  const { title = '', description = '' } = content.fields
  const linksTo = <Name extends string>(names: readonly Name[], paths: Readonly<Record<Name, string>>) =>
    names.map((name) => {
      const called = readContent(language, `manager-support/${name}`).fields.title ?? ''
      return { path: paths[name], title: called }
    })
  return {
    ...data,
    head: { title, description },
    content,
    links: {
      talks: linksTo(conversationGuides, guidePaths),
      result: linksTo(['after-result'], guidePaths),
      checklists: linksTo(checklists, checklistPaths),
    },
  }
}

export const meta = ownMeta

/** Open to all: what the support for managers is, with links to every guide and checklist. */
export default function ManagerSupportPage() {
  const t = useText('managerSupport')
  const { content, links } = useLoaderData<typeof loader>()
  return (
    <Article
      content={content}
      actions={
        <>
          <div className="manager-places">
            {(['talks', 'checklists', 'result'] as const).map((group) => (
              <section key={group}>
                <h2>{t(`${group}.title`)}</h2>
                <ul>
                  {links[group].map(({ path, title }) => (
                    <li key={path}>
                      <PageLink to={path} className="link-alone">
                        {title}
                      </PageLink>
                    </li>
                  ))}
                  {group === 'result' && (
                    <li>
                      <PageLink to="/orsaker" className="link-alone">
                        {t('result.measures')}
                      </PageLink>
                    </li>
                  )}
                </ul>
              </section>
            ))}
          </div>
          <p className="small quiet column">{t('for')}</p>
        </>
      }
    >
      <section className="surface flow column no-print">
        <h2>{t('coaching.title')}</h2>
        <p>{t('coaching.text')}</p>
        <p className="actions">
          <PageButton kind="quiet" to="/boka?typ=chefshandledning">
            {t('coaching.book')}
          </PageButton>
        </p>
      </section>
    </Article>
  )
}
