/** The types that our tests use: the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = {
    readonly oidc: {
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
    }
  }

  export default class Provider {
    constructor(issuer: string, settings: Readonly<Record<string, unknown>>)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: unknown): Promise<void>
    on(event: string, listener: (context: Context, error: Error) => void): void
    readonly Grant: new (
      about: Readonly<Record<string, string>>,
    ) => {
      addOIDCScope(scope: string): void
      save(): Promise<string>
    }
  }
}
