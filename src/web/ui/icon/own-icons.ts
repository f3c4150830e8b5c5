import type { Drawing } from './icon.tsx'

/** Icons of the places of a person's own pages. */
export const ownIcons = {
  today: 'M12 4v2M5.6 6.6l1.4 1.4M18.4 6.6 17 8M7.5 14a4.5 4.5 0 0 1 9 0M3 14h18M6 18h12',
  plan: 'M5 6.5l1.5 1.5L9 5M5 12.5l1.5 1.5L9 11M5 18.5l1.5 1.5L9 17M13 7h6M13 13h6M13 19h6',
  exercises: 'M3 9c3-3 6-3 9 0s6 3 9 0M3 14c3-3 6-3 9 0s6 3 9 0M3 19c3-3 6-3 9 0s6 3 9 0',
  results: 'M4 4v16h16M8 15l3.5-4 3 2.5L20 8',
  help: 'M12 20.5a8.5 8.5 0 1 0-7.6-4.7L3.5 20.5l4.7-.9a8.5 8.5 0 0 0 3.8.9ZM12 8v5M12 16.2v.1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
} as const satisfies Readonly<Record<string, Drawing>>
