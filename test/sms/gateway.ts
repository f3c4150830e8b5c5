import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type AskedOfGateway = {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly authorization: string | undefined
  readonly type: string | undefined
  readonly form: Readonly<Record<string, string>>
}

/** An HTTP server with the interface that 46elks documents for `POST /a1/sms`. By default it accepts every SMS. */
export async function startSmsGateway() {
  const asked: AskedOfGateway[] = []
  const made = (response: ServerResponse, { form }: AskedOfGateway) => {
    const { from, to, message } = form
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        status: 'created',
        direction: 'outgoing',
        id: `s${asked.length}`,
        created: new Date().toISOString(),
        parts: 2,
        cost: 7000,
        ...{ from, to, message },
      }),
    )
  }
  let answer = made
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method, url: path, headers } = request
    const one = {
      method,
      path,
      authorization: headers.authorization,
      type: headers['content-type'],
      form: Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString())),
    }
    asked.push(one)
    answer(response, one)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a1/sms`,
    asked: asked as readonly AskedOfGateway[],
    forget: () => {
      asked.length = 0
    },
    answerWith: (next: (response: ServerResponse) => void) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
