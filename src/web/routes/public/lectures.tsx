import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { capital } from '#text/capital.ts'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { Rings } from '#web/features/site/drawings/rings.tsx'
import { type Content, readContents } from '#web/lib/content/read-content.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { Prose } from '#web/lib/prose.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'lectures')
  return { ...data, all: readContents(data.page.language, 'lectures') }
}

export const meta = pageMeta('lectures', 'title', 'description')

/** Audiences of a lecture, as `for` in `content/` names them; `all` hides none. */
const groups = ['all', 'employees', 'managers', 'hr'] as const

export default function LecturesPage() {
  const t = useText('lectures')
  const { all } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <ArticleHead title={t('heading')} lead={t('lead')} drawing={<Rings />}>
        <p className="actions">
          <PageButton to="/boka?typ=forelasning">{t('lecture.book')}</PageButton>
        </p>
      </ArticleHead>
      <div className="lectures">
        <h2>{t('list.title')}</h2>
        <fieldset className="lecture-filter no-print">
          <legend className="field-label">{t('filter.legend')}</legend>
          {groups.map((group) => (
            <label key={group} className="lecture-group">
              <input type="radio" name="for" value={group} defaultChecked={group === 'all'} />
              <span>{t(`filter.${group}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="folds">
          {all.map((lecture) => (
            <Lecture key={lecture.name} {...lecture} />
          ))}
        </div>
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

/** One folded lecture: what people learn, for whom it is, how long, where, and its contents. */
function Lecture({ name, fields, sections }: Content & { readonly name: string }) {
  const t = useText('lectures')
  const kind = fields.kind === 'workshop' ? 'workshop' : 'lecture'
  const title = (fields.title ?? '').replace('Workshop: ', '')
  const suits = (fields.for ?? '').split(' ').map((group) => `lecture-${group}`)
  return (
    <div className={`lecture ${suits.join(' ')}`}>
      <Fold id={name} title={capital(title)} note={`${t(`kind.${kind}`)}, ${fields.length}`}>
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
          aria-label={t(`${kind}.book.which`, { title })}
        >
          {t(`${kind}.book`)}
        </PageButton>
      </Fold>
    </div>
  )
}
