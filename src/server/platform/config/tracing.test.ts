import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { readTracing } from './tracing.ts'

const read = (variables: Record<string, string>) => {
  const env = readEnvironment(variables)
  const tracing = readTracing(env)
  return { tracing, problems: env.problems }
}
const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318' }

describe('spans', () => {
  it('are sent nowhere unless the operator names a collector', () => {
    const others = { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=hemlig', OTEL_TRACES_SAMPLER: 'always_on' }
    expect(read({})).toEqual({ tracing: undefined, problems: [] })
    expect(read(others)).toEqual({ tracing: undefined, problems: [] })
    expect(read({ ...endpoint, OTEL_SDK_DISABLED: 'true' })).toEqual({ tracing: undefined, problems: [] })
  })

  it.each([
    ['http://collector.example:4318', 'http://collector.example:4318/v1/traces'],
    [' https://collector.example/otlp/ ', 'https://collector.example/otlp/v1/traces'],
    ['https://collector.example/?key=1', 'https://collector.example/v1/traces?key=1'],
  ])('go to the path of traces below the shared address: %s', (OTEL_EXPORTER_OTLP_ENDPOINT, url) => {
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({ url, headers: {}, share: 1 })
  })

  it('go to an address of their own, with headers of their own, where there are such', () => {
    const variables = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=shared,tenant=one%2Ctwo',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in',
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: ' Api-Key = own ',
    }
    const url = 'https://traces.example/in'
    expect(read(variables).tracing).toEqual({
      url,
      headers: { 'api-key': 'own', tenant: 'one,two' },
      share: 1,
    })
  })

  it.each([
    ['always_on', '0.5', 1],
    ['parentbased_always_off', '', 0],
    ['traceidratio', '0.25', 0.25],
    ['parentbased_traceidratio', '.1', 0.1],
    ['traceidratio', '', 1],
  ])('are sent in the share that the sampler says: %s %s', (sampler, ratio, share) => {
    const variables = { ...endpoint, OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio }
    expect(read(variables).tracing?.share).toBe(share)
  })

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'hemlig:4318', /^OTEL_EXPORTER_OTLP_ENDPOINT must be an address/],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'grpc://hemlig',
      /must be an address that begins with http:\/\/ or https/,
    ],
    [
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      '/hemlig',
      /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be an address/,
    ],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hemlig', /^OTEL_EXPORTER_OTLP_HEADERS must be headers with commas/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%E0%A4hemlig', /must be headers/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=hemlig%0Aline', /must be headers/],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'two words=hemlig', /must be headers/],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /^OTEL_EXPORTER_OTLP_PROTOCOL must be http\/json/],
    ['OTEL_TRACES_SAMPLER', 'half', /^OTEL_TRACES_SAMPLER must be one of always_on/],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/],
    ['OTEL_SDK_DISABLED', 'yes', /^OTEL_SDK_DISABLED must be one of true, false/],
  ])('stop the start with a sentence, and never with the value: %s=%s', (name, value, sentence) => {
    const { problems } = read({ ...endpoint, [name]: value })
    expect(problems).toEqual([expect.stringMatching(sentence)])
    expect(problems.join()).not.toContain('hemlig')
  })
})
