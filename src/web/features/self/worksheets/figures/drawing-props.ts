import type { ReactNode } from 'react'
import type { WorksheetValues } from '#core/worksheets/worksheet.ts'
import type { Worksheet } from '#web/lib/content/worksheet-schema.ts'

export type DrawingProps = {
  readonly sheet: Worksheet
  readonly values: WorksheetValues
  /** Names of the worksheet's fields that it draws. */
  readonly from: readonly string[]
  /** Shown while too little is filled in. */
  readonly empty: ReactNode
}
