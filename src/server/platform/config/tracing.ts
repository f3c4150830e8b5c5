import { address, type Environment, line, oneOf, type Parse } from './environment.ts'

/**
 * Where spans are sent, from the variables of OpenTelemetry. The libraries read the rest themselves: service name, attributes
 * of all spans, time limit, compression, certificates.
 */
export type TracingSettings = {
  readonly url: string
  /** Headers usually hold a secret. */
  readonly headers: Readonly<Record<string, string>>
  /** The sampled share of all spans, 0 to 1. */
  readonly share: number
}

/** @returns undefined where no collector is set, or the operator has disabled OpenTelemetry. */
export function readTracing(env: Environment): TracingSettings | undefined {
  const own = env.optional('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', collector)
  const shared = env.optional('OTEL_EXPORTER_OTLP_ENDPOINT', collector)
  const headers = {
    ...env.optional('OTEL_EXPORTER_OTLP_HEADERS', headerPairs),
    ...env.optional('OTEL_EXPORTER_OTLP_TRACES_HEADERS', headerPairs),
  }
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    env.optional(name, spokenProtocol)
  // The libraries read these themselves, with any quotation marks around them: here they are only checked.
  for (const name of ['OTEL_SERVICE_NAME', 'OTEL_RESOURCE_ATTRIBUTES']) env.optional(name, line(4000))
  const share = readShare(env)
  const off = env.optional('OTEL_SDK_DISABLED', oneOf('true', 'false')) === 'true'
  const url = own ?? (shared && tracesAt(shared))
  return url === undefined || off ? undefined : { url: url.href, headers, share }
}

const collector = address('http', 'https')

/** The collector's base address; each signal has its path below it. */
function tracesAt(shared: URL): URL {
  const url = new URL(shared)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/v1/traces`
  return url
}

const spokenProtocol: Parse<string> = (text) =>
  text === 'http/json' ? { value: text } : { wrong: 'must be http/json, the only one that is spoken here' }

/** `name=value,name=value`, both percent-encoded where needed. No problem repeats the text: values are secrets. */
const headerPairs: Parse<Readonly<Record<string, string>>> = (text) => {
  try {
    const pairs = text.split(',').map((pair): [string, string] => {
      const [, name = '', value = ''] = /^([^=]+)=(.+)$/s.exec(pair.trim()) ?? []
      return [decodeURIComponent(name.trim()), decodeURIComponent(value.trim())]
    })
    // `Headers` refuses what no header may be, an empty name too.
    return { value: Object.fromEntries(new Headers(pairs)) }
  } catch {
    return { wrong: 'must be headers with commas between, as in api-key=secret,tenant=one' }
  }
}

/** No span has a parent here, so a parent-based sampler does the same as the plain one. */
function readShare(env: Environment): number {
  const sampler = env.optional(
    'OTEL_TRACES_SAMPLER',
    oneOf(
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ),
  )
  const ratio = env.optional('OTEL_TRACES_SAMPLER_ARG', share) ?? 1
  if (sampler?.endsWith('traceidratio')) return ratio
  return sampler?.endsWith('always_off') ? 0 : 1
}

const share: Parse<number> = (text) =>
  /^(0?\.\d+|0|1|[01]\.0+)$/.test(text)
    ? { value: Number(text) }
    : { wrong: `must be a number from 0 to 1, as in 0.1, and is "${text}"` }
