/**
 * Polyfills of functions that our pages call and older browsers lack: Safari before 17.4 (an iPhone 8 ends with iOS 16, an
 * iPhone 7 with iOS 15), Firefox before 119, and Chrome 109, the last for Windows 7 and 8. core-js has those of the
 * language; the two of the DOM are here.
 */
import 'core-js/es/map/group-by'
import 'core-js/es/array/to-reversed'
import 'core-js/es/array/to-sorted'
import 'core-js/es/array/to-spliced'

Element.prototype.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0
}
AbortSignal.timeout ??= (milliseconds) => {
  const stop = new AbortController()
  setTimeout(() => stop.abort(new DOMException('', 'TimeoutError')), milliseconds)
  return stop.signal
}
