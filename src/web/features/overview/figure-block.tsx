import type { ReactNode } from 'react'

type FigureBlockProps = {
  readonly id: string
  readonly title: string
  /** The finding, in words. */
  readonly caption: string
  readonly note?: ReactNode
  readonly children: ReactNode
  readonly table: {
    readonly label: string
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}

/** A chart as a figure: heading, finding, drawing, how to read it, and its table one click away. */
export function FigureBlock({ id, title, caption, note, children, table }: FigureBlockProps) {
  return (
    <section className="overview-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <figure className="overview-figure">
        <figcaption className="overview-finding">{caption}</figcaption>
        {children}
      </figure>
      {note !== undefined && <p className="small quiet">{note}</p>}
      <details className="overview-table">
        <summary>
          {table.label}
          <span className="hidden-text">: {title}</span>
        </summary>
        <div className="overview-scroll">
          <table>
            <caption className="hidden-text">{title}</caption>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([first, ...rest]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, column) => (
                    <td key={table.head[column + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  )
}
