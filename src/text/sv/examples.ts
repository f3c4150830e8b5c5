export const examples = {
  title: 'Gränssnittets delar',
  lead: 'Varje del så som den används. Sidan är till för oss som bygger och prövar.',
} as const
