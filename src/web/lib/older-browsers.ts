/**
 * What the pages ask for and older browsers lack: Safari before 17.4 (an iPhone 8 ends with iOS 16, an iPhone 7 with iOS 15), Firefox
 * before 119, and Chrome 109, the last for Windows 7 and 8. No script asks for it before the page is drawn.
 */
export {}

function give(to: object, name: string, value: (...given: never[]) => unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, writable: true, configurable: true })
}

give(Map, 'groupBy', <Item, Key>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
  const groups = new Map<Key, Item[]>()
  for (const [at, item] of [...items].entries()) {
    const key = keyOf(item, at)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
})
give(Array.prototype, 'toSorted', function (this: unknown[], order?: (a: unknown, b: unknown) => number) {
  return [...this].sort(order)
})
give(Array.prototype, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})
give(Array.prototype, 'toSpliced', function (this: unknown[], ...given: [number, number, ...unknown[]]) {
  const copy = [...this]
  copy.splice(...given)
  return copy
})
give(Element.prototype, 'checkVisibility', function (this: Element) {
  return this.getClientRects().length > 0
})
give(AbortSignal, 'timeout', (milliseconds: number) => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), milliseconds)
  return stop.signal
})
