/** pg_type: bytea. */
const bytea = 17
const headBytes = 20

/**
 * A list of bytes as PostgreSQL reads a `bytea[]` in its binary form (array_recv): two bytes for each would go over as text, and
 * be read sign by sign. `pg` sends a Buffer as binary; where it stands, the statement has to say `::bytea[]`.
 */
export function bytesParam(values: readonly (Buffer | null)[]): Buffer {
  const head = Buffer.alloc(headBytes)
  // One dimension, whether something is null, of what, how many, counted from 1.
  head.writeInt32BE(1, 0)
  head.writeInt32BE(values.includes(null) ? 1 : 0, 4)
  head.writeInt32BE(bytea, 8)
  head.writeInt32BE(values.length, 12)
  head.writeInt32BE(1, 16)
  return Buffer.concat([head, ...values.flatMap((value) => [lengthOf(value), value ?? Buffer.alloc(0)])])
}

/** −1 stands for null. */
function lengthOf(value: Buffer | null): Buffer {
  const length = Buffer.alloc(4)
  length.writeInt32BE(value?.length ?? -1)
  return length
}
