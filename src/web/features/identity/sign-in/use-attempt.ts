import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'

/**
 * Sends a form, one attempt at a time.
 * @param onWrongCode called when the code is refused, which its field shows. Other errors are the `problem`.
 */
export function useAttempt(onWrongCode: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)

  async function attempt(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const refused = error instanceof ApiError ? error : new ApiError(0, 'unexpected')
      if (refused.code === 'wrong-code') onWrongCode()
      else setProblem(refused)
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, attempt }
}
