export const programmeWelcome = {
  'welcome.start': 'Till modul 1',
  'welcome.overview': 'Se alla moduler',
} as const
