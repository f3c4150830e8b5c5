import type { SharedContent } from '#contract/guidance/guidance.ts'
import type { CheckIn } from '#core/programme/recovery.ts'
import type { WeeklyCheck } from '#core/programme/stress-programme.ts'
import { isEmpty, type WorksheetValues } from '#core/worksheets/worksheet.ts'

/** What a person has that can be shared, as the person's own documents say it. */
export type OwnContents = {
  readonly checks: Readonly<Record<string, WeeklyCheck>>
  readonly checkIns: Readonly<Record<string, CheckIn>>
  readonly worksheets: Readonly<Record<string, WorksheetValues>>
  /** False while they are on their way from the account: then nothing is compared with them. */
  readonly known: boolean
}

/** By what a switch is named: the kind, or the id of a worksheet. */
export const shareName = (content: SharedContent): string =>
  content.kind === 'worksheet' ? content.worksheet : content.kind

/** What can be shared now, each with its present content; weekly checks also before the first. */
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

/** Content as text that is the same for the same content, in whatever order it was written. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/**
 * What is shared and has been changed since: the guide sees a copy, which has to be sent anew. What is no longer there, or
 * cannot be opened, is left as it is.
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
