import { securityPolicy } from '#server/platform/http/pages/security-policy.ts'
import type { Answer } from './read-site.ts'

/** Headers by which a page can load or become something else; our server never sends them. */
const never = ['refresh', 'link', 'speculation-rules', 'service-worker-allowed']

/** A sentence for each wrong header of a file. */
export function faultsOfHeaders(
  answer: Exclude<Answer, { failed: string }>,
  path: string,
  isPage: boolean,
): string[] {
  const { headers, body } = answer
  const foreign = never
    .filter((name) => headers[name] !== undefined)
    .map((name) => `${path} is sent with a header "${name}", which is not published.`)
  if (!isPage) return foreign
  const type = headers['content-type'] ?? 'nothing'
  const policy = headers['content-security-policy']
  return [
    ...foreign,
    ...(type.toLowerCase() === 'text/html; charset=utf-8' ? [] : [`${path} is sent as ${type}.`]),
    ...(policy === securityPolicy(body.toString())
      ? []
      : [`${path} is not sent with the published content security policy.`]),
  ]
}
