import type { ReactNode } from 'react'
import type { Content } from '#web/lib/content/read-content.ts'
import { Prose } from '#web/lib/prose.tsx'
import { ArticleHead } from './article-head.tsx'
import { Band } from './band.tsx'

type ArticleProps = {
  readonly content: Content
  readonly drawing?: ReactNode
  /** Over a list of the page's sections, beside the title or below it: for texts that people look things up in. */
  readonly contentsLabel?: string
  /** On a phone every section but the first is a row to open, which makes a list of them unnecessary there. */
  readonly folds?: boolean
  /** Under the lead: the way forward. */
  readonly actions?: ReactNode
  /** Below the text of one section, by the section's place among them (0 is the first). That section never folds. */
  readonly within?: { readonly section: number; readonly part: ReactNode }
  /** After the text. */
  readonly children?: ReactNode
}

/** A page that is one long text: `title` and `lead` from its head, a band for each section. */
export function Article({
  content,
  drawing,
  contentsLabel,
  folds = false,
  actions,
  within,
  children,
}: ArticleProps) {
  const { fields, sections } = content
  const first = sections.findIndex(({ id }) => id !== '')
  const contents = contentsLabel !== undefined && (
    <nav aria-label={contentsLabel} className={`page-contents no-print${folds ? ' page-contents-wide' : ''}`}>
      <p className="small quiet">{contentsLabel}</p>
      <ul>
        {sections
          .filter(({ id }) => id !== '')
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
      </ul>
    </nav>
  )
  return (
    <article className="page page-main">
      <ArticleHead title={fields.title} lead={fields.lead} drawing={drawing ?? contents}>
        {actions}
        {fields.updated !== undefined && <p className="small quiet">{fields.updated}</p>}
      </ArticleHead>
      {drawing !== undefined && contents}
      {sections.map(({ id, title, html }, place) =>
        id === '' ? (
          <Prose key="opening" html={html} />
        ) : (
          <Band key={id} id={id} title={title} folds={folds && place > first && within?.section !== place}>
            <Prose html={html} />
            {within?.section === place && within.part}
          </Band>
        ),
      )}
      {children}
    </article>
  )
}
