export const notFound = {
  title: 'Sidan finns inte',
  description: 'Adressen leder ingenstans hos oss.',
  lead: 'Här är det alldeles stilla. Adressen leder ingenstans hos oss.',
  why: 'Kanske är länken gammal, eller så blev det ett fel i adressen.',
  home: 'Till startsidan',
} as const
