import { useState } from 'react'

/**
 * Deletes a result permanently, in the account and in the browser.
 * @param onlyHere whether only the browser has it. A result that is being moved may be in both; once deleted here, it no
 * longer reaches the account.
 * @param removeThere deletes it in the account, and returns why that failed
 */
export function useDeleteResult(
  onlyHere: (id: string) => boolean,
  removeHere: (id: string) => void,
  removeThere: (id: string) => Promise<string | null>,
) {
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** How many, so that each is said. */
  const [deleted, setDeleted] = useState(0)

  async function remove(id: string): Promise<boolean> {
    setProblem(null)
    if (!onlyHere(id)) {
      setDeleting(true)
      const hindered = await removeThere(id)
      setDeleting(false)
      setProblem(hindered)
      if (hindered !== null) return false
    }
    removeHere(id)
    setDeleted((count) => count + 1)
    return true
  }

  return { deleting, problem, deleted, remove }
}
