export const examples = {
  title: 'Gränssnittets delar',
  lead: 'Varje del så som den används. Sidan är till för oss som bygger och testar.',
} as const
