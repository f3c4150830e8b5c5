import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string): string[] => globSync(pattern).map((file) => readFileSync(file, 'utf8'))

/** The classes in the rules of a stylesheet. */
const ruledIn = (css: string): string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)\{/g)].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@')
      ? []
      : [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  )

/** The quoted texts, and of a template the texts between its values. */
const quotedIn = (code: string): string[] =>
  [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, one, other, third]) => one ?? other ?? third ?? '',
  )

/** Prefixes of classes that end with a value: `notice-` of `notice-${kind}`. */
const beginningsIn = (code: string): string[] =>
  [...code.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, beginning = '']) => beginning)

/** Whole classes in attributes without a comparison, because compared texts are no classes. */
const givenIn = (code: string): string[] =>
  [...code.matchAll(/\bclassName=(?:"([^"]*)"|\{([^{}]*)\})/g)].flatMap(([, plain, chosen = '']) => {
    const texts = plain === undefined ? quotedIn(chosen.replace(/[!=]==\s*'[^']*'/g, '')) : [plain]
    return texts.flatMap((text) => text.split(/\s+/)).filter((name) => /^[a-z][\w-]*$/i.test(name))
  })

const withoutRule = (code: string, css: string): string[] => {
  const ruled = new Set(ruledIn(css))
  return [...new Set(givenIn(code))].filter((name) => !ruled.has(name))
}

const withoutElement = (css: string, code: string): string[] => {
  const words = new Set(quotedIn(code).flatMap((text) => text.split(/[^\w-]+/)))
  const beginnings = beginningsIn(code)
  return [...new Set(ruledIn(css))].filter(
    (name) => !words.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)),
  )
}

const css = read('src/web/**/*.css').join('\n')
const code = [
  ...read('src/web/**/*.{ts,tsx}'),
  ...read('src/server/{platform/http/pages/*,**/present-*}.ts'),
].join('\n')

test('a class without a rule and a rule without a class are found', () => {
  const part = `<p className="here gone" /><p className={is === 'no' ? 'here' : \`way-\${one}\`} />`
  const rules = '.here { top: 0 } /* .said {} */ @media print { .way-in > .lost:hover { inset: 1.5em } }'
  expect(withoutRule(part, rules)).toEqual(['gone'])
  expect(withoutElement(rules, part)).toEqual(['lost'])
})

test('every class that an element is given has a rule', () => {
  expect(givenIn(code).length).toBeGreaterThan(1500)
  expect(withoutRule(code, css)).toEqual([])
})

test('every rule is for a class that some element can have', () => {
  expect(ruledIn(css).length).toBeGreaterThan(800)
  expect(withoutElement(css, code)).toEqual([])
})
