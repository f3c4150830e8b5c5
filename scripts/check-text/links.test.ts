import { expect, test } from 'vitest'
import { deadLinks, faultsInSources, type Targets } from './links.ts'
import { headingIds, readersOf, targetsIn } from './site.ts'

const targets: Targets = {
  anchorsOf: (path) =>
    ({ '/om-stress': new Set(['kallor']), '/atgarder': new Set<string>() })[path] as Set<string> | undefined,
  rolesOf: (path) => (path === '/atgarder' ? ['hr', 'manager'] : undefined),
  sources: { 'https://doi.org/10.1/x': '2026-11-22' },
}

const faultsIn = (href: string, readers?: readonly string[]) =>
  deadLinks(
    {
      path: 'x.md',
      lines: [{ line: 7, text: `Läs [mer](${href}).` }],
      ownAnchors: new Set(['gransen']),
      readers,
    },
    targets,
  )

test.each([
  '/om-stress',
  '/om-stress?sida=2#kallor',
  '#gransen',
  'tel:1177',
  'tel:%%SUPPORT_PHONE_LINK%%',
  'mailto:%%SUPPORT_EMAIL%%',
  'https://doi.org/10.1/x',
])('%s leads somewhere', (href) => {
  expect(faultsIn(href)).toEqual([])
})

test.each([
  ['/om-stres', 'leads to no page of the site map'],
  ['/om-stress/17', 'leads to no page of the site map'],
  ['/en/om-stress', 'leads to no page of the site map'],
  ['om-stress', 'leads to no page of the site map'],
  ['/om-stress#slutet', 'names a place that is not on /om-stress'],
  ['#slutet', 'names a place that is not on its page'],
  ['http://doi.org/10.1/x', 'is not a well-formed https address'],
  ['https://doi', 'is not a well-formed https address'],
  ['https://somebody@doi.org/10.1/x', 'is not a well-formed https address'],
  ['https://doi.org/10.1/y', 'is not in content/sources.json'],
  ['mailto:somebody@example.se', 'leads to no page of the site map'],
  ['/atgarder', 'leads to a page that not everybody who reads this may open'],
])('%s is refused with its line', (href, fault) => {
  expect(faultsIn(href)).toEqual([`x.md:7: the link ${href} ${fault}`])
})

test('a page is linked to where all who read the text may open it', () => {
  expect(faultsIn('/atgarder', ['manager', 'hr'])).toEqual([])
  expect(faultsIn('/atgarder', ['manager', 'owner'])).toEqual([
    'x.md:7: the link /atgarder leads to a page that owner may not open',
  ])
})

test('an address that stands bare in a text is looked up too', () => {
  const lines = [{ line: 1, text: 'Läs https://example.se/sida.' }]
  expect(deadLinks({ path: 'x.ts', lines, ownAnchors: new Set(), readers: undefined }, targets)).toHaveLength(
    1,
  )
})

test('the list of sources has days, and nothing that no text links to', () => {
  const sources = { 'https://a.se/': '2026-11-22', 'https://b.se/': 'i går' }
  expect(faultsInSources('s.json', sources, new Set(['https://a.se/']))).toEqual([
    's.json:3: “i går” is no day',
    's.json:3: no text links to https://b.se/',
  ])
})

test('the site knows its pages, the places on them and who opens them', () => {
  const { anchorsOf, rolesOf } = targetsIn('sv', {})
  expect(anchorsOf('/nowhere')).toBeUndefined()
  expect(anchorsOf('/foretagslosningar')?.has('malet')).toBe(true)
  expect(anchorsOf('/om-stress')?.has('kallor')).toBe(true)
  expect(rolesOf('/om-stress')).toBeUndefined()
  expect(rolesOf('/chefsstod')).toBeUndefined()
  expect(rolesOf('/chefsstod/forsta-samtalet')).toContain('owner')
  expect(rolesOf('/hr-dashboard')).not.toContain('owner')
  // No reader's role opens the staff's pages, so no text may link to them.
  expect(rolesOf('/kalender')).toEqual([])
  expect(readersOf('manager-support/first-talk')).toContain('owner')
  expect(readersOf('about-stress')).toBeUndefined()
  expect(headingIds('## Så räknar vi\n\n### Mer\n')).toEqual(new Set(['sa-raknar-vi']))
})
