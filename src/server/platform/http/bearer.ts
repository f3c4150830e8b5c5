/** A token of a proxy's own sign-in: three parts (JWT). */
const foreign = /^[\w-]+\.[\w-]+\.[\w-]*$/

/**
 * The secret in `Authorization: Bearer …`: empty where it is malformed, null for no key at all. A proxy before us may have its own
 * sign-in, which the browser sends along with every request (Basic, Negotiate) or the proxy adds (a JWT). That is not for us.
 */
export function bearerOf(authorization: string | undefined): string | null {
  if (authorization === undefined || !/^Bearer\b/i.test(authorization)) return null
  const secret = /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
  return foreign.test(secret) ? null : secret
}
