/** An entity tag of RFC 9110, 8.8.3, with what marks it as weak apart from what is compared. Commas may stand within its quotes. */
const entityTags = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g

/**
 * Whether somebody who asks with this If-None-Match has what the tag names (RFC 9110, 13.1.2). Tags are compared weakly: a
 * proxy that compresses an answer on its way makes its tag a weak one. `*` is whatever there is.
 * @param header undefined: the request has none
 */
export function isKnownByTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const opaque = tag.replace(/^W\//, '')
  return [...header.matchAll(entityTags)].some(([, known]) => known === opaque)
}
