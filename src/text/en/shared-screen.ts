/** A shared screen, at which several people answer one after the other (`/svara?delad`). */
export const sharedScreen = {
  label: 'Shared screen',
  'start.text':
    'Several people answer here, one at a time. The screen is cleared when you are done or when nobody has touched it for half a minute. Only an answer that has been sent and waits for the internet stays, until it has arrived.',
  'start.end': 'Stop sharing the screen',
  'going.text':
    'Clear the screen when you are done, so that the next person doesn’t see your answers or your result.',
  'going.clear': 'Clear the screen',
  'idle.title': 'Are you still there?',
  'idle.text':
    'Nobody has touched the screen for half a minute. It will be cleared in {count} {count|second|seconds}. Answers that you haven’t sent will then be gone, but you can begin again with the same code.',
  'idle.stay': 'I am still here',
  'blocked.page':
    'On a shared screen you can only answer. You can read the page on your own phone or computer: {address}',
  'blocked.call': 'You can’t call from this screen. Call {address} from your own phone.',
} as const
