import { useState } from 'react'

/**
 * Deletes a result permanently, in the account or in the browser, wherever it lies.
 * @param removeThere deletes it in the account, and says what hindered it
 */
export function useDeleteResult(
  inBrowser: (id: string) => boolean,
  removeHere: (id: string) => void,
  removeThere: (id: string) => Promise<string | null>,
) {
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [deleted, setDeleted] = useState(false)

  async function remove(id: string): Promise<boolean> {
    setProblem(null)
    if (inBrowser(id)) removeHere(id)
    else {
      setDeleting(true)
      const hindered = await removeThere(id)
      setDeleting(false)
      setProblem(hindered)
      if (hindered !== null) return false
    }
    setDeleted(true)
    return true
  }

  return { deleting, problem, deleted, remove }
}
