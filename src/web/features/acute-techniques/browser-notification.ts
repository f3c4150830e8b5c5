/** Asks for leave to show notifications. Only when somebody has chosen to have them. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}

/** Some phones have the permission but not the notification; the page tells it anyway. */
export function notify(words: string): void {
  try {
    new Notification(words, { silent: true })
  } catch {
    // The reminder on the page remains.
  }
}
