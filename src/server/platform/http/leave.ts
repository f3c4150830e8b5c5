import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server has been told to end and still answers. */
    readonly isLeaving: () => boolean
    /**
     * Answers on, tells each connection that it ends and whoever asks `/api/ready` to go elsewhere, then closes.
     * @param seconds how long a proxy may take to notice that this server is not ready any more.
     */
    readonly leave: (seconds: number) => Promise<void>
  }
}

/**
 * Connections that are kept are waited for so many times so long, in ms: each ends in order with its next answer, and one
 * that is silent for all of it is cut. In steps, so that a process which stood still reads what has come meanwhile.
 */
const lastAnswer = { steps: 25, each: 20 } as const

/**
 * The way out, without a dropped request: a server that cut its connections at once would meet requests that are already on
 * their way, and nobody can tell whether such a request was done. New connections are refused meanwhile, which is safe to
 * try again elsewhere.
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
    // Both Fastify and Node would cut them with the listening.
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
