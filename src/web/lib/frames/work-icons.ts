import type { Drawing } from '#web/ui/icon/icon.tsx'

/** Icons of the work pages, in a file of their own, so that other pages do not load them. */
export const workIcons = {
  overview: 'M4 20V4M4 20h16M9 20v-7M14 20V8M19 20v-4',
  units: 'M12 4v4M5 20v-4M12 20v-4M19 20v-4M5 16v-2h14v2M12 14V8M9.5 4h5v4h-5z',
  rounds: 'M4 5h16v14H4zM4 6l8 7 8-7',
  measures: 'M4 12.5l5 5L20 6.5',
  managers: 'M4 4.5h11v8H9l-3 3v-3H4zM18 9h2.5v7.5H18v3l-3-3h-3.5',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-3.6 2.6-6 6-6s6 2.4 6 6M16 4.4a3.5 3.5 0 0 1 0 6.2M18 14.6c1.9.9 3 2.9 3 5.4',
  support: 'M4 5h16v11H9l-5 4zM8 9.5h8M8 12.5h5',
  write: 'M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5 17.5 10',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  roles:
    'M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM4 20c0-3.6 2.6-6 6-6 .9 0 1.7.2 2.5.5M14.5 18.5l2 2 4-4.5',
  log: 'M12 7.5V12l3 2M3.5 12a8.5 8.5 0 1 0 2.6-6.1M3.5 4.5v4h4',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  service: 'M3 12h4l2.5-6.5 5 13L17 12h4',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4M12 5V3.5',
  messages: 'M4 13l2.5-8h11L20 13v6H4zM4 13h4.5l1.5 2.5h4l1.5-2.5H20',
} as const satisfies Readonly<Record<string, Drawing>>
