import { expect, test } from 'vitest'
import { partsOf, withAhead } from './ahead.ts'

const scripts: Readonly<Record<string, string>> = {
  'root-1.js': 'import"./vendor-1.js";const load=()=>import(`./examples-1.js`)',
  'vendor-1.js': '',
  'dashboard-1.js': 'import{t}from"./root-1.js";const load=()=>import(`./signed-in-overview-1.js`)',
  'signed-in-overview-1.js':
    'import{a}from"./charts-1.js";import"./vendor-1.js";import(`./signed-in-later-1.js`)',
  'charts-1.js': 'import{b}from"./scale-1.js"',
  'scale-1.js': '',
}
const read = (name: string) => scripts[name] ?? ''
const html = ['root', 'vendor', 'dashboard'].map((name) => `<link href="/assets/${name}-1.js"/>`).join('')

test('what those who are signed in see is named with all that it imports, and nothing that the page has or that comes later', () => {
  expect(partsOf(html, read)).toEqual(['signed-in-overview-1.js', 'charts-1.js', 'scale-1.js'])
})

test.each([
  ['/hr-dashboard', true],
  ['/en/enheter', true],
  ['/matningar', false],
])('%s asks ahead for the overview: %s', (path, asks) => {
  const page = withAhead({ path, html: `<head>${html}</head>` }, 'ahead()', read)
  expect(page).toContain('data-me="/api/v1/me" data-todo="/api/v1/organisations/:organisationId/todo"')
  expect(page.includes('data-overview="/api/v1/organisations/:organisationId/overview"')).toBe(asks)
  expect(page).toContain(
    'data-parts="signed-in-overview-1.js charts-1.js scale-1.js">ahead()</script></head>',
  )
})
