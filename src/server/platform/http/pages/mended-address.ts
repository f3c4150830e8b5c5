/** Undoes percent-encoding, once or several times over; returns any other text unchanged. */
function decoded(text: string): string {
  let now = text
  for (let times = 0; times < 3; times += 1) {
    try {
      now = decodeURIComponent(now)
    } catch {
      return now
    }
  }
  return now
}

/**
 * The page that a damaged address was meant for. Mail gateways, mail programs and texts encode the `#`, which so becomes part of
 * the path, add punctuation, change case, break lines, or append tracking parameters without their `?`. The part after
 * the `#` goes back behind a `#`, where the page reads it.
 * @returns an address of this site, or null where no such page was meant
 */
export function mendedAddress(url: string, isPage: (path: string) => boolean): string | null {
  const [whole, path = '', fragment] = /^(.*?)(?:%(?:25)*23(.*))?$/s.exec(url) ?? []
  if (whole === undefined) return null
  const text = decoded(path).replace(/=?\r?\n|[\s\u200b\u00ad]+/g, '')
  const [, page = '', rest = ''] = /^((?:\/[\w-]+)+)(.*)$/s.exec(text) ?? []
  if (!/^(?:[\p{P}\p{Sm}]*|[&?;].*)$/su.test(rest)) return null
  // Punctuation that ends a sentence or a line may be a character that an address can have.
  const mended = [page, page.toLowerCase(), page.toLowerCase().replace(/[-_]+$/, '')].find(isPage)
  if (mended === undefined) return null
  const query = /^\?/.test(rest) && fragment === undefined ? encodeURI(rest) : ''
  return `${mended}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
