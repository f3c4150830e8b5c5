import type { input, output } from 'zod'
import type { $ZodType } from 'zod/v4/core'
import type { EndpointName, endpoints } from './endpoints.ts'
import type { AnybodysEndpoint, WorkEndpoint } from './paths-where.ts'

/** Request and response types of each endpoint, by its name. Types only: no schema reaches the browser. */

/** Endpoints that pages call. */
export type PageEndpointName = AnybodysEndpoint | WorkEndpoint

type SchemasOf<Name extends EndpointName> = (typeof endpoints)[Name]

type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

/** Values for the `:names` of an endpoint's path. */
export type ParamsOf<Name extends EndpointName> = Readonly<
  Record<NamesIn<(typeof endpoints)[Name]['path']>, string>
>

/** Requests are only read, so they may be given as read-only lists. */
type Sent<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: Sent<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: Sent<T[Key]> }
    : T

type Wanted<Name extends EndpointName, Part extends 'query' | 'body'> =
  SchemasOf<Name> extends { readonly [P in Part]: infer Schema extends $ZodType }
    ? Sent<input<Schema>>
    : undefined

export type QueryOf<Name extends EndpointName> = Wanted<Name, 'query'>
export type BodyOf<Name extends EndpointName> = Wanted<Name, 'body'>

type Good = 200 | 201 | 202 | 204
type Answered<Responses> = {
  [Status in keyof Responses & Good]: Responses[Status] extends $ZodType
    ? output<Responses[Status]>
    : undefined
}[keyof Responses & Good]

/** The body of a successful response; `undefined` for none. */
export type AnswerOf<Name extends EndpointName> = Answered<SchemasOf<Name>['response']>
