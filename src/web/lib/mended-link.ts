/** Percent-encoding, as often as a gateway has added it; what is no such text stays as it is. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text)
    return once === text ? text : decoded(once)
  } catch {
    return text
  }
}

/** What a link carries, without what gateways and mail programs add to it: encodings, soft line breaks, spaces. */
export const mended = (carried: string): string =>
  decoded(carried)
    .replaceAll('&amp;', '&')
    .replace(/=?\r?\n|[\s\u200b\u00ad\ufeff]+/g, '')

export type Carried = { readonly hash: string; readonly search: string }

/**
 * The secret of a mailed link that may have been damaged on its way: in the fragment, or behind a `#` that was encoded and so came
 * into the query. @param shape of the whole secret; its first group is the answer
 */
export function mailedSecret(shape: RegExp, { hash, search }: Carried): string | null {
  const [, ...behind] = mended(search).split('#')
  return (shape.exec(mended(hash)) ?? shape.exec(`#${behind.join('#')}`))?.[1] ?? null
}

/** 32 bytes in base64url. `3D` before it is what quoted-printable makes of the sign before it. */
export const token = String.raw`(?:3D(?=[\w-]{43}(?![A-Za-z0-9])))?([\w-]{43})`
