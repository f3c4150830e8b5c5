import type { ReactNode } from 'react'

type ArticleHeadProps = {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Beside the title where there is room, otherwise below it. */
  readonly drawing?: ReactNode
  readonly children?: ReactNode
}

/** The head of a page: its title, its main sentence, and an optional call to action. */
export function ArticleHead({ title, lead, drawing, children }: ArticleHeadProps) {
  return (
    <div
      className={
        drawing === undefined || drawing === false ? 'article-head' : 'article-head article-head-drawn'
      }
    >
      <div className="flow">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead column">{lead}</p>
        {children}
      </div>
      {drawing}
    </div>
  )
}
