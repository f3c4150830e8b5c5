import type { ReactNode } from 'react'
import { Figure } from '#web/ui/figure/figure.tsx'
import { Table } from '#web/ui/table/table.tsx'
import { ReportSection } from './report-section.tsx'

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

/** A section with one chart: heading, finding, drawing, how to read it, and a table one click away. */
export function FigureBlock({ id, title, caption, note, children, table }: FigureBlockProps) {
  return (
    <ReportSection {...{ id, title }}>
      <Figure
        caption={caption}
        {...(note === undefined ? {} : { note })}
        tableLabel={table.label}
        table={
          <Table
            // The figure's name differs from the section's, because two landmarks of the same name cannot be told apart.
            caption={`${title}: ${caption}`}
            hideCaption
            columns={table.head.map((label) => ({ id: label, label }))}
            rows={table.rows.map((cells) => ({ id: cells[0] ?? '', cells }))}
          />
        }
      >
        {children}
      </Figure>
    </ReportSection>
  )
}
