/**
 * Normalises a person's address, employee number and name to compare two lists: other spellings are equal. Null when
 * nothing is left to compare.
 */

/** `Anna.Berg+test@Firma.se` is `anna.berg@firma.se`: what follows a plus reaches the same mailbox. */
export function normaliseAddress(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at).replace(/(.)\+.*$/, '$1')
  return at === -1 ? address : mailbox + address.slice(at)
}

/** `AB-00412` is `ab412`: separators and leading zeros come and go between systems. */
export function normaliseNumber(number: string | null): string | null {
  const kept = (number ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return kept === '' ? null : kept.replace(/(^|\p{L})0+(?=\p{N})/gu, '$1')
}

/** `Andersson, Anna` is `Anna Andersson`, also without accents: `Åsa` is `asa`. */
export function normaliseName(name: string): string | null {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.length === 0 ? null : words.sort().join(' ')
}
