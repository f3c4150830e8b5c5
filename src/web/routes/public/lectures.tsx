import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ArticleHead } from '#web/features/article/article-head.tsx'
import { Band } from '#web/features/article/band.tsx'
import { Prose } from '#web/features/article/prose.tsx'
import { type Content, readContents } from '#web/lib/content/read-content.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'lectures')
  return { ...data, all: readContents(data.page.language, 'lectures') }
}

export const meta = pageMeta('lectures', 'title', 'description')

export default function LecturesPage() {
  const t = useText('lectures')
  const { all } = useLoaderData<typeof loader>()
  const ofKind = (kind: string) => all.filter(({ fields }) => fields.kind === kind)
  return (
    <div className="page page-main">
      <ArticleHead title={t('heading')} lead={t('lead')}>
        <p className="actions">
          <PageButton to="/boka?typ=forelasning">{t('lecture.book')}</PageButton>
        </p>
      </ArticleHead>
      <div className="flow">
        <h2>{t('lectures.title')}</h2>
        {ofKind('lecture').map((lecture) => (
          <Lecture key={lecture.name} {...lecture} />
        ))}
        <h2>{t('workshops.title')}</h2>
        {ofKind('workshop').map((lecture) => (
          <Lecture key={lecture.name} {...lecture} />
        ))}
      </div>
      <Band title={t('good.title')}>
        <ul>
          {(['language', 'sources', 'private', 'price'] as const).map((id) => (
            <li key={id}>{t(`good.${id}`)}</li>
          ))}
        </ul>
      </Band>
    </div>
  )
}

/** One lecture: what one leaves with, for whom, how long, where, and what it goes through. */
function Lecture({ name, fields, sections }: Content & { readonly name: string }) {
  const t = useText('lectures')
  const { title = '' } = fields
  const kind = fields.kind === 'workshop' ? 'workshop' : 'lecture'
  return (
    <section id={name} className="band lecture">
      <h3 className="band-title lecture-title">{title}</h3>
      <div className="band-body flow">
        <dl className="facts">
          {(['aim', 'audience', 'length', 'format'] as const).map((id) => (
            <div key={id}>
              <dt>{t(`lecture.${id}`)}</dt>
              <dd>{fields[id]}</dd>
            </div>
          ))}
          <div>
            <dt>{t('lecture.outline')}</dt>
            {sections.map(({ id, html }) => (
              <dd key={id}>
                <Prose html={html} />
              </dd>
            ))}
          </div>
        </dl>
        <PageButton
          kind="quiet"
          to={`/boka?typ=forelasning&forelasning=${name}`}
          aria-label={t(`${kind}.book.which`, { title: title.replace('Workshop: ', '') })}
        >
          {t(`${kind}.book`)}
        </PageButton>
      </div>
    </section>
  )
}
