/** Decodes percent-encoding as often as gateways have added it; text that is not encoded stays as it is. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text)
    return once === text ? text : decoded(once)
  } catch {
    return text
  }
}

/** The content of a link without what gateways and mail programs add: encodings, soft line breaks, spaces. */
export const mended = (carried: string): string =>
  decoded(carried)
    .replaceAll('&amp;', '&')
    .replace(/=?\r?\n|[\s\u200b\u00ad\ufeff]+/g, '')

export type Carried = { readonly hash: string; readonly search: string }

/**
 * The secret of a mailed link that may have been damaged on its way. It is in the fragment, or in the query if a gateway
 * encoded the `#`. @param shape of the whole secret; its first group is the result
 */
export function mailedSecret(shape: RegExp, { hash, search }: Carried): string | null {
  const [, ...behind] = mended(search).split('#')
  return (shape.exec(mended(hash)) ?? shape.exec(`#${behind.join('#')}`))?.[1] ?? null
}

/** 32 bytes in base64url. Quoted-printable encodes the `=` before them as `=3D`, which leaves `3D`. */
export const token = String.raw`(?:3D(?=[\w-]{43}(?![A-Za-z0-9])))?([\w-]{43})`
