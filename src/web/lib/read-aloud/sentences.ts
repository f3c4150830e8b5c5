/**
 * The most that is given to a voice at once, in characters: some voices fall silent after a quarter of a minute, and what
 * is being said cannot be stopped on every device.
 */
const most = 200

/** Where a sentence ends; in easy Swedish also a line. */
const end = /([.!?…:]["”’)]*) /gu

/** A sentence too long to be said at once, cut after a comma if there is one, then between words, then anywhere. */
const cut = new RegExp(`.{1,${most - 1}}[,;](?=\\s)|.{1,${most}}(?=\\s|$)|.{1,${most}}`, 'gsu')

/** A text in the parts that are said one after the other: as many whole sentences as fit, each with its own breath. */
export function sentencesOf(text: string): string[] {
  const whole = text.replace(/\s+/g, ' ').trim()
  const parts: string[] = []
  for (const sentence of whole
    .replace(end, '$1\n')
    .split('\n')
    .flatMap((one) => (one.length > most ? (one.match(cut) ?? []) : [one]))) {
    const before = parts.at(-1)
    if (before !== undefined && before.length + sentence.length < most)
      parts[parts.length - 1] = `${before} ${sentence.trim()}`
    else parts.push(sentence.trim())
  }
  // Signs without a word are not said.
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
}
