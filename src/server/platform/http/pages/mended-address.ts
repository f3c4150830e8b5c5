/** Percent-encoding, once or several times over; what is no such text stays as it is. */
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
 * Where the address of a page was to lead that has been damaged on its way through a mail gateway, a mail program or a text: a
 * `#` that was encoded and so became part of the path, a sign of the sentence around it, capitals, a line break, tracking
 * parameters without their `?`. What followed the `#` goes back behind one, where the page reads it.
 * @returns an address of this site, or null for what was never one of these pages
 */
export function mendedAddress(url: string, isPage: (path: string) => boolean): string | null {
  const [whole, path = '', fragment] = /^(.*?)(?:%(?:25)*23(.*))?$/s.exec(url) ?? []
  if (whole === undefined) return null
  const text = decoded(path).replace(/=?\r?\n|[\s\u200b\u00ad]+/g, '')
  const [, page = '', rest = ''] = /^((?:\/[\w-]+)+)(.*)$/s.exec(text) ?? []
  if (!/^(?:[\p{P}\p{Sm}]*|[&?;].*)$/su.test(rest)) return null
  // The sign that ends a sentence or a line may be one that an address can have.
  const mended = [page, page.toLowerCase(), page.toLowerCase().replace(/[-_]+$/, '')].find(isPage)
  if (mended === undefined) return null
  const query = /^\?/.test(rest) && fragment === undefined ? encodeURI(rest) : ''
  return `${mended}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
