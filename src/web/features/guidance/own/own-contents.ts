import type { SharedContent } from '#contract/guidance/guidance.ts'
import type { CheckIn } from '#core/programme/recovery.ts'
import type { WeeklyCheck } from '#core/programme/stress-programme.ts'
import { isEmpty, type WorksheetValues } from '#core/worksheets/worksheet.ts'

/** The contents that a person can share, from their own documents. */
export type OwnContents = {
  readonly checks: Readonly<Record<string, WeeklyCheck>>
  readonly checkIns: Readonly<Record<string, CheckIn>>
  readonly worksheets: Readonly<Record<string, WorksheetValues>>
  /** False while they are being read from the account: then shared copies are not compared with them. */
  readonly known: boolean
}

/** The name of a switch: the kind, or the id of a worksheet. */
export const shareName = (content: SharedContent): string =>
  content.kind === 'worksheet' ? content.worksheet : content.kind

/** What the person can share now, with its present content; weekly checks even before the first. */
export function shareable({ checks, checkIns, worksheets }: OwnContents): readonly SharedContent[] {
  return [
    { kind: 'weekly-check', checks: { ...checks } },
    ...(Object.keys(checkIns).length === 0
      ? []
      : [{ kind: 'recovery-check' as const, checks: { ...checkIns } }]),
    ...Object.entries(worksheets)
      .filter(([, values]) => !isEmpty(values))
      .map(([worksheet, values]) => ({
        kind: 'worksheet' as const,
        worksheet,
        values: values as Extract<SharedContent, { kind: 'worksheet' }>['values'],
      })),
  ]
}

/** A text that is equal for equal content, in whatever order its fields were written. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * Shared contents that have changed since: the guide sees a copy, which must be sent again. Contents that are gone or cannot
 * be read are left alone.
 */
export function changedSince(
  own: OwnContents,
  shares: readonly { readonly content: SharedContent | null }[],
): readonly SharedContent[] {
  if (!own.known) return []
  const now = shareable(own)
  return shares.flatMap(({ content }) => {
    if (content === null) return []
    const same = now.find((one) => shareName(one) === shareName(content))
    return same === undefined || asText(same) === asText(content) ? [] : [same]
  })
}
