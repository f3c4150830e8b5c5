import { address, type Environment, oneOf, type Parse } from './environment.ts'

/** Where mail programs hand in mail, with STARTTLS (RFC 6409, RFC 8314); an address without a port means it too. */
const submission = new Set(['587', ''])

/**
 * `SMTP_URL`. Without TLS anybody on the way reads the codes. `smtps://` has it from the first byte, `smtp+starttls://` and
 * `?starttls=required` before anything but a greeting is said, and so has `smtp://` on port 587. Other `smtp://` leaves this machine only
 * when it is said that the way is safe (decision 0617).
 * @returns the address as nodemailer takes it, with `requireTLS` where a server that offers no STARTTLS is refused.
 */
export function readSmtpUrl(env: Environment, missing: string | null): URL | undefined {
  const url =
    missing === null ? env.optional('SMTP_URL', smtpAddress) : env.required('SMTP_URL', smtpAddress, missing)
  const agreed = env.optional('SMTP_WITHOUT_TLS', oneOf('0', '1')) === '1'
  if (url?.protocol !== 'smtp:' || requiresTls(url) || agreed || isThisMachine(url.hostname)) return url
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

/** Nodemailer's own word for it, which wins over what else the address says of TLS. */
function requiringTls(url: URL): URL {
  url.searchParams.set('requireTLS', 'true')
  return url
}

const requiresTls = (url: URL) => url.searchParams.get('requireTLS') === 'true'

// Addresses of other schemes than http are kept as they were written: `127.0.0.1` may be there in any case.
const isThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host)
