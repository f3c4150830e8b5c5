import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { testApp } from '#test/app/test-app.ts'
import { operationsOf } from '#test/data-exits/document.ts'

const server = await testApp({ config: { demo: true } })

test('what an endpoint lets out agrees with its method and its path, for every endpoint of the document', async () => {
  const names = (await operationsOf(server.browser())).map(({ operationId }) => operationId)
  // The document leaves out endpoints that are not part of the product.
  const unlisted = ['health', 'ready', 'openapi', 'readDevMail']
  expect([...new Set([...names, ...unlisted])].sort()).toEqual(Object.keys(endpoints).sort())
  for (const [name, { method, path, egress }] of Object.entries(endpoints)) {
    if (egress === 'changes') expect(method, name).not.toBe('GET')
    if (egress === 'own') expect(path, name).not.toContain('/organisations/')
  }
})

test('what serves bookings imports nothing that knows of answers', () => {
  const read = (file: string) => readFileSync(file, 'utf8')
  const files = globSync('src/server/**/*-routes.ts')
  for (const [name, { egress }] of Object.entries(endpoints)) {
    if (egress !== 'bookings') continue
    const route = files.find((file) => read(file).includes(`'${name}'`))
    if (route === undefined) throw new Error(`no route is called ${name}`)
    const used = [...read(route).matchAll(/from '(?:#server|(\.))\/([^']+)'/g)]
      .map(([, here, file = '']) => join(here === undefined ? 'src/server' : dirname(route), file))
      .filter((file) => !/src\/server\/platform\/|-(?:repository|routes|http)\.ts$|\/present-/.test(file))
    expect(used.length, name).toBeGreaterThan(0)
    for (const file of [route, ...used]) {
      const imports = [...read(file).matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
      expect(
        imports.filter((from) =>
          /snapshot|counter|vault|participation|own-result|own-answering|-query/.test(from),
        ),
        file,
      ).toEqual([])
    }
  }
})
