/** After a programme, beside the own results before and after: whether the change may be counted with that of others. */
export const countedChange = {
  'count.title': 'Hjälper programmet?',
  'count.text':
    'Får vi räkna din förändring tillsammans med andras? Då ser vi om programmet hjälper, och om det hjälper mer när en vägledare läser och svarar.',
  'count.private':
    'Vi lägger till en etta för zonen du började i, och en etta för om belastningen är lägre, högre eller inte säkert ändrad. Namn, svar och dag följer inte med, bara om du har haft vägledning. Vi ser summorna när minst 50 personer till har räknats i varje grupp. Din arbetsgivare får aldrig se dem.',
  'count.final':
    'Det går inte att ta tillbaka, eftersom vi inte sparar vilka ettor som är dina. Vi sparar bara att du har räknats.',
  'count.yes': 'Ja, räkna med min förändring',
  'count.done': 'Tack. Din förändring är räknad tillsammans med andras.',
} as const
