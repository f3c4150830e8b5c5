import { address, type Environment, oneOf, type Parse } from './environment.ts'

/** The submission port, with STARTTLS (RFC 6409, RFC 8314); an address without a port means it too. */
const submission = new Set(['587', ''])

/**
 * `SMTP_URL`. Without TLS anybody on the way reads the sign-in codes. `smtps://` has TLS from the first byte. `smtp+starttls://`,
 * `?starttls=required` and `smtp://` on port 587 require STARTTLS right after the greeting. Any other `smtp://` may leave this machine
 * only where the operator says that the way is safe (decision 0617).
 * @returns the address as nodemailer takes it, with `requireTLS` where it must refuse a server without STARTTLS.
 */
export function readSmtpUrl(env: Environment, missing: string | null): URL | undefined {
  const url =
    missing === null ? env.optional('SMTP_URL', smtpAddress) : env.required('SMTP_URL', smtpAddress, missing)
  const agreed = env.optional('SMTP_WITHOUT_TLS', oneOf('0', '1')) === '1'
  if (url?.protocol !== 'smtp:' || requiresTls(url)) return url
  if (agreed || isThisMachine(url.hostname)) return withoutProof(url)
  if (submission.has(url.port)) return requiringTls(url)
  env.refuse(
    'SMTP_URL',
    'must begin with smtps:// or smtp+starttls://, for smtp:// has no TLS and sign-in codes would be read on the way; set SMTP_WITHOUT_TLS=1 where the way itself is safe',
  )
  return url
}

const smtpAddress: Parse<URL> = (text) => {
  const parsed = address('smtp', 'smtps', 'smtp+starttls')(text)
  if ('wrong' in parsed) return parsed
  const url = parsed.value
  const asked = url.searchParams.get('starttls')
  if (asked !== null && !/^(required|true|1)$/i.test(asked))
    return {
      wrong:
        'has another starttls than required, as in smtp://user:password@mail.example:587?starttls=required',
    }
  url.searchParams.delete('starttls')
  if (url.protocol === 'smtp+starttls:' || (asked !== null && url.protocol === 'smtp:')) {
    url.protocol = 'smtp:'
    return { value: requiringTls(url) }
  }
  return { value: url }
}

/** `requireTLS` is nodemailer's own parameter and overrides its others about TLS. */
function requiringTls(url: URL): URL {
  url.searchParams.set('requireTLS', 'true')
  return url
}

/**
 * Where mail may travel without TLS, TLS that the server offers needs no proof of who it is: Postfix on Debian offers it with a certificate
 * that nobody signed, and would get no mail.
 */
function withoutProof(url: URL): URL {
  const proof = 'tls.rejectUnauthorized'
  if (!url.searchParams.has(proof)) url.searchParams.set(proof, 'false')
  return url
}

const requiresTls = (url: URL) => url.searchParams.get('requireTLS') === 'true'

// The URL parser does not normalise hosts of schemes other than http, so any address of 127.0.0.0/8 may stand here.
const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)
