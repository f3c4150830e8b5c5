import { useEffect, useState } from 'react'
import { mailedSecret, token } from './mended-link.ts'

const shape = new RegExp(token)

/**
 * The secret of a mailed link, which stands in the fragment of the address, so that no server and no log gets it, and is kept
 * nowhere. Null until the page has looked, and empty where the link has lost it or a part of it.
 */
export function useFragmentSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setSecret(mailedSecret(shape, location) ?? '')
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return secret
}
