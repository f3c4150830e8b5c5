import { useState } from 'react'

/**
 * Deletes a result permanently, in the account and in the browser, wherever it lies.
 * @param onlyHere whether it lies in the browser alone. One on its way to the account may be in both: what is deleted there does not
 * come in any more.
 * @param removeThere deletes it in the account, and says what hindered it
 */
export function useDeleteResult(
  onlyHere: (id: string) => boolean,
  removeHere: (id: string) => void,
  removeThere: (id: string) => Promise<string | null>,
) {
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState(false)

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
    setDeleted(true)
    return true
  }

  return { deleting, problem, deleted, remove }
}
