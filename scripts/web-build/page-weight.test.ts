import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultsInWeight, weigh } from './page-weight.ts'

/** Random letters, which hardly compress. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const scripts: Readonly<Record<string, string>> = {
  '/assets/small-1.js': noise(2_000),
  '/assets/library-1.js': noise(117_000),
  '/assets/part-1.js': noise(4_000),
  '/assets/charts-1.js': noise(41_000),
}
const read = (address: string) => scripts[address] ?? ''
const page = (html: string) => weigh({ path: '/om-stress', html }, read)

test('a page weighs the scripts it names, each once, and those that are in it', () => {
  const small =
    '<link rel="modulepreload" href="/assets/small-1.js"><script src="/assets/small-1.js"></script>'
  const { files, scripts: bytes } = page(small)
  expect(files).toBe(1)
  expect(bytes).toBeGreaterThan(1_900)
  expect(page(`${small}<script>${noise(1_000)}</script>`).scripts).toBeGreaterThan(bytes + 900)
  expect(page(`${small}<script type="application/ld+json">${noise(1_000)}</script>`).scripts).toBe(bytes)
})

test('a text page over 3 kB and a page with React over 121 kB are refused in a sentence', () => {
  const text = page('<script src="/assets/small-1.js"></script>')
  expect(faultsInWeight(text, 'text')).toEqual([])
  expect(faultsInWeight(page('<script src="/assets/library-1.js"></script>'), 'react')).toEqual([])
  const both = page('import "/assets/library-1.js"; import "/assets/part-1.js"')
  expect(faultsInWeight(both, 'react')).toEqual([
    expect.stringMatching(/^\/om-stress has 1[12]\d\.\d kB of JavaScript, and may have 121\.0$/),
  ])
  expect(faultsInWeight(both, 'text')).toHaveLength(1)
})

test('a page of work may be heavier than a public one, up to 160 kB', () => {
  const both = page('import "/assets/library-1.js"; import "/assets/part-1.js"')
  expect(faultsInWeight(both, 'app')).toEqual([])
  const three = page(
    'import "/assets/library-1.js"; import "/assets/part-1.js"; import "/assets/charts-1.js"',
  )
  expect(faultsInWeight(three, 'app')).toEqual([
    expect.stringMatching(/ kB of JavaScript, and may have 160\.0$/),
  ])
})

test('a public page and one of the programme may have 121 kB', () => {
  const both = page('import "/assets/library-1.js"; import "/assets/part-1.js"')
  expect(faultsInWeight({ ...both, scripts: 121_000 }, 'react')).toEqual([])
  expect(faultsInWeight({ ...both, scripts: 121_001 }, 'react')).toHaveLength(1)
})
