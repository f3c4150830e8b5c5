/** GSM 03.38: the alphabet in which a part has 160 characters; a character of the second row counts as two. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const escaped = new Set('^{}\\[~]|€\f')

/** How many SMS a text is sent and billed as. One character outside the alphabet makes every character 16 bits. */
export function smsParts(text: string): number {
  const letters = [...text]
  const isPlain = letters.every((letter) => plain.has(letter) || escaped.has(letter))
  const length = isPlain
    ? letters.length + letters.filter((letter) => escaped.has(letter)).length
    : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
