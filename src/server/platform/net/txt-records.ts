import { Resolver } from 'node:dns/promises'

/** The TXT records of a name in DNS; empty where there are none, or where no server answers. */
export type FindTexts = (name: string) => Promise<readonly string[]>

/**
 * Asks the machine's own name servers, or the given ones (`127.0.0.1:5353`), twice at most. Caches nothing: yesterday's record
 * proves nothing today.
 */
export function findTextsBy(servers?: readonly string[]): FindTexts {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    // DNS splits a record into pieces of 255 bytes.
    const found = await resolver.resolveTxt(name).catch(() => [])
    return found.map((pieces) => pieces.join(''))
  }
}
