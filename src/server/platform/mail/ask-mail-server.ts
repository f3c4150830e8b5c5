import { createTransport } from 'nodemailer'
import { greetingAs } from './smtp-mailer.ts'

/**
 * Connects to the mail server as the product does, and signs in; sends nothing.
 * @returns its name.
 * @throws an Error that says why not, without user and password.
 */
export async function askMailServer(smtpUrl: string, baseUrl: string): Promise<string> {
  const { host } = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl,
    ...greetingAs(new URL(baseUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.verify()
    return host
  } catch (error) {
    throw new Error(whyNot(error, host))
  } finally {
    transport.close()
  }
}

/** Nodemailer has one code, ESOCKET, for several faults; what it keeps of the system's error tells them apart. */
function whyNot(error: unknown, host: string): string {
  const { code = 'no code', syscall, message = '' } = error as Partial<NodeJS.ErrnoException>
  if (code === 'ETLS')
    return `${host} makes no encrypted connection with STARTTLS, which SMTP_URL requires: nothing is sent (${code})`
  if (code === 'EDNS') return `the name ${host} is not known in DNS`
  if (syscall === 'connect') return `nobody answers at ${host} (${code})`
  if (/wrong version number/.test(message))
    return `${host} does not begin with TLS: write smtp+starttls:// in place of smtps:// (${code})`
  if (/certificate|altnames/i.test(message))
    return `the certificate of ${host} is not trusted (${message}): renew it, correct the host in SMTP_URL, or name its authority in NODE_EXTRA_CA_CERTS`
  return `${host} does not let us in (${code})`
}
