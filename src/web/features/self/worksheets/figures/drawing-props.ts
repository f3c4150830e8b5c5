import type { ReactNode } from 'react'
import type { WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'

export type DrawingProps = {
  readonly sheet: Worksheet
  readonly values: WorksheetValues
  /** The fields it draws from, as the worksheet names them. */
  readonly from: readonly string[]
  /** What stands here while too little is filled in. */
  readonly empty: ReactNode
}
