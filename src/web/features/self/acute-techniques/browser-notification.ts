/** Asks for permission to show notifications, once the person has chosen to have them. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'granted') return true
  return (await Notification.requestPermission()) === 'granted'
}

/** Some phones grant the permission but show no notification; the page shows the reminder anyway. */
export function notify(words: string): void {
  try {
    new Notification(words, { silent: true })
  } catch {
    // The reminder on the page remains.
  }
}
