import { expect, test } from 'vitest'
import { leaveOut } from './leave-out.ts'

const library = `
function opened(path) {
  invariant(path, 'You must give a path to ' + shown(path))
  if (path === 'new') return preload(path)
  return path
}
function preload(path) { return 'preloaded ' + path }
function stack(error) { return error.stack.split('(').join('{') }
function Group() {}
Group.prototype.focus = function () { return 'a long way to focus' }
function shown(path) { return '<' + path + '>' }
function invariant(ok, words) { if (!ok) throw Error(words) }
`

const run = (code: string, call: string): unknown => new Function(`${code}; return ${call}`)()

const lean = leaveOut(library, {
  functions: ['preload'],
  instead: { stack: 'return ""' },
  prototypes: ['Group'],
  checks: ['invariant'],
})

test('what stays works as before', () => {
  expect(run(lean, 'opened("old")')).toBe('old')
  expect(run(lean, 'shown(1)')).toBe('<1>')
})

test('what is left out and called after all says its name', () => {
  expect(() => run(lean, 'opened("new")')).toThrow('left out: preload')
  expect(run(lean, 'stack(Error())')).toBe('')
  expect(run(lean, 'new Group().focus')).toBeUndefined()
})

test('a check still checks, without its words', () => {
  expect(() => run(lean, 'opened("")')).toThrow()
  expect(lean).not.toContain('You must')
})

test.each([
  [{ functions: ['preloaded'] }, 'preloaded'],
  [{ instead: { stacks: '' } }, 'stacks'],
  [{ prototypes: ['Groups'] }, 'Groups'],
  [{ checks: ['warning'] }, 'warning'],
])('a name that the library no longer has stops the build', (leftOut, name) => {
  expect(() => leaveOut(library, leftOut)).toThrow(`Not there to be left out: ${name}`)
})
