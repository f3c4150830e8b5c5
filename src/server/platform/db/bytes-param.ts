/** pg_type: bytea. */
const bytea = 17
const headBytes = 20

/**
 * A list of bytes in PostgreSQL's binary form of `bytea[]` (array_recv). As text each byte would take two characters, which the
 * server parses one by one. `pg` sends a Buffer as binary; the statement has to say `::bytea[]` at its place.
 */
export function bytesParam(values: readonly (Buffer | null)[]): Buffer {
  const head = Buffer.alloc(headBytes)
  // Number of dimensions, whether there are nulls, type of the elements, their number, lower bound.
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
