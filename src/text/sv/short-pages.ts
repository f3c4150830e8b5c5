export const notFound = {
  title: 'Sidan finns inte',
  description: 'Det finns ingen sida på den här adressen.',
  lead: 'Det finns ingen sida på den här adressen.',
  why: 'Länken kan vara gammal, eller så har det blivit ett fel i adressen.',
  home: 'Till startsidan',
} as const

export const offline = {
  title: 'Ingen internetanslutning',
  description:
    'Sidan kan inte visas utan internet, men du kan göra stressprofilen och övningar, och se telefonnummer till hjälp.',
  lead: 'Sidan som du ville öppna behöver internet. Den öppnas så snart anslutningen är tillbaka.',
  still: 'Det här kan du göra under tiden:',
  profile: 'Gör stressprofilen',
  exercises: 'Gör en övning, till exempel andas en minut',
  help: 'Om du behöver prata med någon kan du ringa numren längst ner på sidan.',
} as const

/** The page around long texts in which people look things up: policies, terms, statements. */
export const legal = {
  'legal.contents': 'På den här sidan',
} as const

export const hrDashboard = {
  title: 'Översikt',
  description:
    'Hur mår organisationen, vilka orsaker får högst siffror och går det åt rätt håll? Översikten visar grupper, aldrig enskilda personer.',
  lead: 'Översikten visar hur olika grupper mår och hur det utvecklas, men aldrig enskilda personer. Varje siffra räknas en gång, när mätningen har stängt.',
} as const

export const units = {
  title: 'Enheter',
  description:
    'Alla enheter i en tabell, med belastning, utveckling och den orsak som får högst siffra. Tabellen visar grupper, aldrig enskilda personer.',
  lead: 'Här ser du alla enheter i en mätning, med belastning, utveckling och den orsak som får högst siffra. Välj en enhet för att läsa mer om den. Siffrorna visar grupper, aldrig enskilda personer.',
} as const

export const examples = {
  title: 'Gränssnittets delar',
  lead: 'Varje del så som den används. Sidan är till för oss som bygger och testar.',
} as const
