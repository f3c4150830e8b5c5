import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { readCertificate } from '#test/webhooks/certificate.ts'
import type { Breakage } from './breakage.ts'

/** Serves something else at the public address. */
async function instead(answer: RequestListener, secure = false) {
  const server = secure ? createSecureServer(readCertificate('receiver'), answer) : createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    settings: { BASE_URL: `${secure ? 'https' : 'http'}://localhost:${port}` },
    mend: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The server does not notice these: only the doctor sends requests as a visitor would. */
const unheard = { ready: 200, says: '' } as const

export const addressBreakages: readonly Breakage[] = [
  {
    what: 'another program answers at BASE_URL',
    happen: () => instead((_request, response) => response.end('<h1>It works!</h1>')),
    doctor: 'wrong address another program answers at …',
    ...unheard,
    todo: 'let the proxy lead all of this name to Andrum, or correct `BASE_URL`',
  },
  {
    what: 'BASE_URL sends its visitors on to another name',
    happen: () =>
      instead((_request, response) =>
        response.writeHead(301, { location: 'https://www.andrum.example/' }).end(),
      ),
    doctor: 'wrong address … sends its visitors on to https://www.andrum.example',
    ...unheard,
    todo: 'set `BASE_URL` to the address at which visitors end',
  },
  {
    what: 'the proxy does not reach Andrum',
    happen: () => instead((_request, response) => response.writeHead(502).end('Bad Gateway')),
    doctor: 'wrong address the proxy at … answers 502: it does not reach Andrum',
    ...unheard,
    todo: 'let it lead to `HOST` and `PORT`',
  },
  {
    what: 'the proxy does not run',
    happen: async () => {
      const { settings, mend } = await instead(() => {})
      await mend()
      return { settings }
    },
    doctor: 'wrong address nobody answers at …',
    ...unheard,
    todo: 'start it, or open its port',
  },
  {
    what: 'the certificate is one that browsers do not trust',
    happen: () => instead((_request, response) => response.end(), true),
    doctor: 'wrong address the certificate of … comes from nobody that browsers trust (…)',
    ...unheard,
    todo: 'serve the whole chain, or renew it',
  },
  {
    what: 'the name in BASE_URL is not in DNS',
    happen: () => ({ settings: { BASE_URL: 'https://andrum.invalid' } }),
    doctor: 'wrong address the name andrum.invalid is not known in DNS',
    ...unheard,
    todo: 'enter it there, or correct `BASE_URL`',
  },
  {
    what: 'the mail server is away',
    happen: () => ({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } }),
    doctor: 'wrong mail nobody answers at … (…)',
    ...unheard,
    todo: 'correct `SMTP_URL`; /drift names what was not sent, and retries it',
  },
]
