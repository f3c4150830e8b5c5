/** An entity tag of RFC 9110, 8.8.3; the comparison leaves out the mark of a weak one. Commas may stand within its quotes. */
const entityTags = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g

/**
 * Whether If-None-Match names this tag (RFC 9110, 13.1.2): the client has the current version. The comparison is weak, because a
 * proxy that compresses an answer makes its tag a weak one. `*` matches every tag.
 * @param header undefined: the request has none
 */
export function isKnownByTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return [...header.matchAll(entityTags)].some(([, known]) => known === opaque)
}
