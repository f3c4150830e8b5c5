import { createTransport } from 'nodemailer'
import { greetingAs } from './greeting-as.ts'

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
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no code'
    if (code === 'ETLS')
      throw new Error(
        `${host} makes no encrypted connection with STARTTLS, which SMTP_URL requires: nothing is sent (${code})`,
      )
    throw new Error(`${host} does not let us in (${code})`)
  } finally {
    transport.close()
  }
}
