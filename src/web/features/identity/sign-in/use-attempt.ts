import { useState } from 'react'
import { ApiError } from '#web/lib/api.ts'

/**
 * One attempt at a time to send a form.
 * @param onWrongCode called when the code in it is refused: that belongs to its field. All else is the `problem`.
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
