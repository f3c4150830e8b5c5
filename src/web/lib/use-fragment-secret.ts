import { useEffect, useState } from 'react'

/**
 * The secret of a mailed link, which stands in the fragment of the address, so that no server and no log gets it, and is kept
 * nowhere. Null until the page has looked, and empty where the link has lost it.
 */
export function useFragmentSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setSecret(location.hash.slice(1))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return secret
}
