/**
 * The most characters that a voice gets at once: some voices fall silent after a quarter of a minute, and some devices cannot
 * stop an utterance.
 */
const most = 200

/** The end of a sentence; in easy Swedish a line ends there too. */
const end = /([.!?…:]["”’)]*) /gu

/** Cuts a sentence that is too long: after a comma or semicolon if there is one, otherwise between words, otherwise anywhere. */
const cut = new RegExp(`.{1,${most - 1}}[,;](?=\\s)|.{1,${most}}(?=\\s|$)|.{1,${most}}`, 'gsu')

/** Splits a text into the parts that a voice says one by one, each with as many whole sentences as fit. */
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
  // Parts without a letter or a digit are not said.
  return parts.filter((part) => /[\p{L}\p{N}]/u.test(part))
}
