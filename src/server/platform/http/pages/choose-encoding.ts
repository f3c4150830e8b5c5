import type { Encoding } from './site-files.ts'

/** The smallest form the reader accepts (RFC 9110, 12.5.3); q=0 refuses one. */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  const weights = new Map(
    (accepted ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const
    }),
  )
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  const packed = (['br', 'gzip'] as const).find(
    (encoding) => available.includes(encoding) && accepts(encoding),
  )
  return packed ?? 'identity'
}
