/** GSM 03.38: the alphabet in which a part has 160 characters; a character of the second row counts as two. */
const plain = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const escaped = new Set('^{}\\[~]|€\f')

/** How many SMS a text is sent and paid as. With a character outside the alphabet all of it is written in 16 bits each. */
export function smsParts(text: string): number {
  const letters = [...text]
  const isPlain = letters.every((letter) => plain.has(letter) || escaped.has(letter))
  const length = isPlain
    ? letters.length + letters.filter((letter) => escaped.has(letter)).length
    : text.length
  const [alone, joined] = isPlain ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / joined)
}
