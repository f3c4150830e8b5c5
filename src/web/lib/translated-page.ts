/**
 * A browser that translates a page takes each text out and puts a <font> in its place. React still holds the text: to take it
 * away would fail, and the page with it, and to change it would change nothing that is seen. So a text goes back to its
 * place just before the one and just after the other, and the browser translates it anew.
 */
const placeOf = new WeakMap<Node, Node>()

const isFont = (node: Node | null) => node?.nodeName === 'FONT'

/** @returns whether a text that was taken out has no place any more. */
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
