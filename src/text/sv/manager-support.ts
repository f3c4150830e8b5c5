/** Support for managers at /chefsstod, beside the texts in content/sv/manager-support/. */
export const managerSupport = {
  'talks.title': 'Samtalsguider',
  'checklists.title': 'Checklistor',
  'result.title': 'Gruppens resultat',
  'result.measures': 'Åtgärder för varje orsak',
  for: 'Samtalsguider och checklistor är till för dig som är chef, HR eller ägare i en organisation som använder tjänsten. Resten av sidan kan alla läsa.',
  back: 'Chefsstöd',
  'coaching.title': 'Handledning för dig som chef',
  'coaching.text':
    'I ett samtal på 50 minuter kan du förbereda ett svårt samtal eller gå igenom ett som har varit. Prata om din egen del, så att ingen medarbetare kan kännas igen.',
  'coaching.book': 'Boka handledning',
  'guide.print': 'Skriv ut guiden',
  'notes.title': 'Dina anteckningar',
  'notes.warning':
    'Skriv inte namn eller något om någons hälsa. Anteckna bara vad du själv ska förbereda, fråga om och göra i arbetet.',
  'notes.label': 'Anteckningar till den här guiden',
  'notes.hint':
    'De sparas i den här webbläsaren och skickas inte till oss. Den som använder samma dator och samma konto på den kan läsa dem.',
  'notes.delete': 'Ta bort anteckningarna',
  'notes.delete.question': 'Vill du ta bort anteckningarna till den här guiden? Det går inte att ångra.',
  'ticks.count': '{done} av {all} är klara.',
  'ticks.warning':
    'Dina val sparas i den här webbläsaren och skickas inte till oss. Skriv inte namn eller något om någons hälsa på utskriften.',
  'ticks.print': 'Skriv ut checklistan',
  'ticks.delete': 'Börja om med listan',
  'ticks.delete.question': 'Vill du ta bort alla bockar i listan? Det går inte att ångra.',
  'delete.yes': 'Ta bort',
  'delete.no': 'Avbryt',
  notKept: 'Din webbläsare sparar inget just nu. Skriv ut sidan om du vill ha den kvar.',
} as const
