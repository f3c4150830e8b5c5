import { useState } from 'react'
import { callApi } from '#web/lib/api.ts'
import { proving } from '#web/lib/proof/proving.ts'
import { forgetForNobody } from '#web/lib/query/query-client.ts'
import { accountMark, markSignedIn } from '#web/lib/signed-in-mark.ts'

/** Erases the account of the signed-in person, and deletes what the page has cached of it. */
export function useErasure(onErased: () => void) {
  const [erasing, setErasing] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [erased, setErased] = useState(false)

  async function erase(): Promise<void> {
    setErasing(true)
    setProblem(null)
    try {
      const owner = accountMark() ?? ''
      const { forgetWhatWaits } = await import('#web/lib/own-document/leave-account.ts')
      await proving(() => callApi('eraseMe'))
      forgetWhatWaits(owner)
      onErased()
      setErased(true)
      markSignedIn(false)
      forgetForNobody()
    } catch (error) {
      setProblem(error)
    } finally {
      setErasing(false)
    }
  }

  return { erasing, problem, erased, erase }
}
