import { Resolver } from 'node:dns/promises'

/** The texts that stand under a name in DNS; none where there are none, or where nobody answers. */
export type FindTexts = (name: string) => Promise<readonly string[]>

/**
 * Asks the machine's own name servers, or those given (`127.0.0.1:5353`), two times at most. Each question is asked anew: what
 * was right yesterday proves nothing today.
 */
export function findTextsBy(servers?: readonly string[]): FindTexts {
  return async (name) => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers !== undefined) resolver.setServers(servers)
    // A text is written in pieces of 255 bytes.
    const found = await resolver.resolveTxt(name).catch(() => [])
    return found.map((pieces) => pieces.join(''))
  }
}
