import type { ReactNode } from 'react'

type ArticleHeadProps = {
  readonly title: ReactNode
  readonly lead: ReactNode
  /** Stands beside the title where there is room, below it where there is not. */
  readonly drawing?: ReactNode
  readonly children?: ReactNode
}

/** How a page opens: its title, the one sentence that matters, and a way forward if it has one. */
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
