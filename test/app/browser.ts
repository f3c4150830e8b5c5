import type { FastifyInstance, InjectOptions } from 'fastify'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'

export type Call = {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** The client's IP address. */
  readonly ip?: string
}

export type Answer = {
  readonly status: number
  /** Undefined when it is not JSON. */
  readonly body: unknown
  readonly text: string
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
}

/** A person's browser: stores cookies, and calls endpoints by their name in the contract. */
export type Browser = {
  call(endpoint: EndpointName, call?: Call): Promise<Answer>
  /** Sends any request. */
  send(request: InjectOptions): Promise<Answer>
  readonly cookies: Map<string, string>
}

export function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map<string, string>()
  const send = async (request: InjectOptions): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await app.inject({
      ...request,
      headers: { ...(cookie === '' ? {} : { cookie }), ...request.headers },
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = response.body !== '' && /[/+]json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      body: isJson ? (response.json() as unknown) : undefined,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    }
  }
  return {
    cookies,
    send,
    call: (endpoint, call = {}) => {
      const { method, path } = endpoints[endpoint]
      const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''))
      return send({
        method,
        url,
        ...(call.query === undefined ? {} : { query: { ...call.query } }),
        ...(call.body === undefined ? {} : { payload: JSON.stringify(call.body) }),
        ...(call.ip === undefined ? {} : { remoteAddress: call.ip }),
        headers: {
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...call.headers,
        },
      })
    },
  }
}
