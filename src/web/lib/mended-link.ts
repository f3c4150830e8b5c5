/** Percent-encoding, as often as a gateway has added it; what is no such text stays as it is. */
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

/** What a link carries, without what gateways and mail programs add to it: encodings, soft line breaks, spaces. */
export const mended = (carried: string): string =>
  decoded(carried)
    .replaceAll('&amp;', '&')
    .replace(/=?\r?\n|[\s\u200b\u00ad\ufeff]+/g, '')

type Carried = { readonly hash: string; readonly search: string }

/**
 * The secret of a mailed link that may have been damaged on its way: in the fragment, or behind a `#` that was encoded and so came
 * into the query. @param shape of the whole secret; its first group is the answer
 */
export function mailedSecret(shape: RegExp, { hash, search }: Carried): string | null {
  const inQuery = mended(search)
  const behind = inQuery.includes('#') ? inQuery.slice(inQuery.indexOf('#')) : ''
  for (const text of [mended(hash), behind]) {
    const found = shape.exec(text)?.[1]
    if (found !== undefined) return found
  }
  return null
}

/** 32 bytes in base64url. `3D` before it is what quoted-printable makes of the sign before it. */
export const token = String.raw`(?:3D(?=[\w-]{43}(?![A-Za-z0-9])))?([\w-]{43})`
