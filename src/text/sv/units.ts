export const units = {
  title: 'Enheter',
  description:
    'Alla enheter i en tabell, med belastning, utveckling och den orsak som får högst siffra. Tabellen visar grupper, aldrig enskilda personer.',
  lead: 'Här ser du alla enheter i en mätning, med belastning, utveckling och den orsak som får högst siffra. Välj en enhet för att läsa mer om den. Siffrorna visar grupper, aldrig enskilda personer.',
} as const
