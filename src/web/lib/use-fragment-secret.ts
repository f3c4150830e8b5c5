import { useEffect, useState } from 'react'
import { mailedSecret, token } from './mended-link.ts'

const shape = new RegExp(token)

/**
 * The secret of a mailed link. It is in the fragment of the address, so that no server and no log gets it, and it is stored
 * nowhere. Null until the page has looked; empty where the link has lost the secret or a part of it.
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
