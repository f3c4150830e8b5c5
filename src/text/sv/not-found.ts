export const notFound = {
  title: 'Sidan finns inte',
  description: 'Det finns ingen sida på den här adressen.',
  lead: 'Det finns ingen sida på den här adressen.',
  why: 'Länken kan vara gammal, eller så har det blivit ett fel i adressen.',
  home: 'Till startsidan',
} as const
