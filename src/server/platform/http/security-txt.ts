import type { FastifyInstance } from 'fastify'
import { languages } from '#core/languages.ts'
import type { Deps } from '#server/platform/deps.ts'

const path = '/.well-known/security.txt'

/** In milliseconds. RFC 9116 advises less than a year; the file is made anew at each request. */
const goodFor = 90 * 24 * 60 * 60 * 1000

/**
 * Says where to report a hole (RFC 9116). An installation without its own address has no such file: an example address that nobody
 * reads would swallow the report.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
): void {
  const { securityContact, baseUrl } = config
  if (securityContact === undefined) return
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const lines = [
      `Contact: ${mailTo(securityContact)}`,
      `Expires: ${new Date(clock().getTime() + goodFor).toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      // Among web addresses the standard allows only https.
      ...(baseUrl.startsWith('https://') ? [`Canonical: ${baseUrl}${path}`] : []),
    ]
    reply.header('cache-control', 'no-cache')
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}

/** Percent-encodes the characters with a meaning in an address (RFC 6068). */
const mailTo = (address: string): string => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
