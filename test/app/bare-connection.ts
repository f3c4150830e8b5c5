import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'

export type BareConnections = {
  /** Sends these bytes. @returns the response, when the server has closed the connection */
  readonly send: (bytes: string) => Promise<{ readonly head: string; readonly body: string }>
  /** A connection whose own side stays open, whatever the server does. */
  readonly open: () => Promise<Socket>
  /** The number of connections that the server holds. */
  readonly held: () => Promise<number>
}

/** Lets an app listen on a free port and talks to it below HTTP. The caller closes the app. */
export async function bareConnections(app: FastifyInstance): Promise<BareConnections> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = async () => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    await once(socket, 'connect')
    socket.on('error', () => {})
    return socket
  }
  return {
    open,
    send: async (bytes) => {
      const socket = await open()
      socket.write(bytes)
      const answer = await text(socket)
      socket.destroy()
      const [head = '', ...body] = answer.split('\r\n\r\n')
      return { head, body: body.join('\r\n\r\n') }
    },
    held: () =>
      new Promise((resolve, reject) =>
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      ),
  }
}

/** A whole request, without a body unless the lines say so. */
export const bareRequest = (method: string, url: string, ...lines: string[]) =>
  `${[`${method} ${url} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines].join('\r\n')}\r\n\r\n`
