import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server was told to end and still answers. */
    readonly isLeaving: () => boolean
    /**
     * Goes on answering, closes each connection after its next answer, makes `/api/ready` say no, and then closes.
     * @param seconds how long a proxy may take to notice that this server is no longer ready.
     */
    readonly leave: (seconds: number) => Promise<void>
  }
}

/**
 * How long to wait for keep-alive connections: `steps` times `each` ms. Each ends in order with its next answer; a silent one is cut
 * at the end. In steps, so that a process that stood still first reads what has arrived meanwhile.
 */
const lastAnswer = { steps: 25, each: 20 } as const

/**
 * Graceful shutdown without a dropped request. A server that cuts its connections at once loses requests that are on their way, and
 * the sender cannot know whether they were done. New connections are refused meanwhile; the sender can safely retry those
 * elsewhere.
 */
export function shutDownGracefully(app: FastifyInstance): void {
  let leaving = false
  let closing = false
  app.decorate('isLeaving', () => leaving)
  app.decorate('leave', async (seconds: number) => {
    leaving = true
    if (seconds > 0) await pause(seconds * 1000)
    closing = true
    const { server } = app
    const cutSilent = server.closeIdleConnections.bind(server)
    // Fastify and Node would close idle connections together with the listening socket.
    server.closeIdleConnections = () => {}
    let open = true
    const closed = app.close().finally(() => {
      open = false
    })
    for (let step = 0; open && step < lastAnswer.steps; step += 1) await pause(lastAnswer.each)
    server.closeIdleConnections = cutSilent
    cutSilent()
    await closed
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    done(null, payload)
  })
}
