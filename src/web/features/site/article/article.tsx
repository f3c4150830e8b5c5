import type { ReactNode } from 'react'
import type { Content } from '#web/lib/content/read-content.ts'
import { Prose } from '#web/lib/prose.tsx'
import { ArticleHead } from './article-head.tsx'
import { Band } from './band.tsx'

type ArticleProps = {
  readonly content: Content
  readonly drawing?: ReactNode
  /** Label of a list of the page's sections, beside or below the title: for texts in which people look things up. */
  readonly contentsLabel?: string
  /** On a phone every section but the first is folded, so that no list of them is needed there. */
  readonly folds?: boolean
  /** Below the lead: the call to action. */
  readonly actions?: ReactNode
  /** Below the text of the section with this index (0 is the first), which never folds. */
  readonly within?: { readonly section: number; readonly part: ReactNode }
  /** After the text. */
  readonly children?: ReactNode
}

/** A page with one long text: `title` and `lead` come from its head, and each section is a band. */
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
