/**
 * A browser that translates a page replaces each text node by a <font>. React still refers to the text node: to remove it
 * would throw and break the page, and to change it would change nothing visible. So the text node is put back just before
 * React removes it or inserts before it, and just after React changes it. The browser then translates it again.
 */
const placeOf = new WeakMap<Node, Node>()

const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/** Puts a replaced text node back. @returns true if it has no place, because its <font> is gone from the page. */
function isLost(text: Node): boolean {
  const place = placeOf.get(text)
  if (place === undefined || text.parentNode !== null) return false
  if (place.parentNode === null) return true
  place.parentNode.replaceChild(text, place)
  return false
}

const watch = new MutationObserver((changes) => {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
    if (type === 'characterData') isLost(target)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode !== null) continue
      const place = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!place) continue
      placeOf.set(text, place)
      watch.observe(text, { characterData: true })
    }
  }
})
watch.observe(document, { childList: true, subtree: true })

const { removeChild, insertBefore } = Node.prototype

Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
  return isLost(child) ? child : (removeChild.call(this, child) as Child)
}

Node.prototype.insertBefore = function <Child extends Node>(
  this: Node,
  child: Child,
  next: Node | null,
): Child {
  return insertBefore.call(this, child, next !== null && isLost(next) ? null : next) as Child
}
