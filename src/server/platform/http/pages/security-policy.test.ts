import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicy } from './security-policy.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('each inline piece is allowed by its hash, and nothing by name', () => {
  const policy = securityPolicy(
    '<style>a{}</style><script>one()</script><script type="module" async="">two()</script><script src="/x.js"></script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('structured data are not code', () => {
  expect(securityPolicy('<script type="application/ld+json">{}</script>')).toContain("script-src 'self';")
})

test('everything else is closed, or comes from here and nowhere else', () => {
  expect(securityPolicy('').split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
})
