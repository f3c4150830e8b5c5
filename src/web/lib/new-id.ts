/**
 * A random UUID (RFC 9562, version 4): the only source of ids and idempotency keys in the browser. `crypto.randomUUID`
 * exists on https and localhost only, and a demo on a company network has neither.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.map((byte, position) => {
    if (position === 6) return (byte & 0x0f) | 0x40
    return position === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
