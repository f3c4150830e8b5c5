import type { ApiError } from '#web/lib/api.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { Notice } from '#web/ui/notice/notice.tsx'

/** An error that the input did not cause. The input stays. */
export function ProblemNotice({ problem }: { readonly problem: ApiError | null }) {
  const problemText = useProblemText()
  if (problem === null) return null
  return (
    <Notice live>
      <p>{problemText(problem)}</p>
    </Notice>
  )
}
