import { browserStore } from '#web/lib/browser-store.ts'

/** Whether exercises have a soft sound, on this device; silent until somebody has asked for it. */
export const soundStore = browserStore<boolean>('andrum.exercise-sound', {
  parse: (value) => (value === true ? true : null),
  empty: false,
})
