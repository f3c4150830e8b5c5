export const programmeWelcome = {
  'welcome.start': 'Till modul 1',
  'welcome.overview': 'Så är modulerna upplagda',
} as const
