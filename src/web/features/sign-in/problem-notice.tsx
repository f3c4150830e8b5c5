import type { Translate } from '#text/messages.ts'
import type { ApiError } from '#web/lib/api.ts'
import { problemText } from '#web/lib/problem-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** A request that failed for no fault of what was typed. What was typed stays. */
export function ProblemNotice({ problem }: { readonly problem: ApiError | null }) {
  const t: Translate = useText()
  if (problem === null) return null
  return (
    <Notice live>
      <p>{problemText(t, problem)}</p>
    </Notice>
  )
}
