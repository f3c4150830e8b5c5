/**
 * What a server sends, read piece by piece, so that an answer without an end fills nothing.
 * @param what how it is called in a sentence
 */
export async function readAtMost(
  body: AsyncIterable<Uint8Array> | null,
  most: number,
  what: string,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.length
    if (size > most) throw new Error(`The server sends more than ${what} can be: the log was not reached.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
