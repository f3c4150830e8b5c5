/** The secret address with which a calendar follows the plan. `feed.event` is also shown in the calendar. */
export const calendarFeed = {
  'feed.event': 'Egen tid',
  'feed.recovery': 'Återhämtningsprogrammet',
  'feed.programme': 'Stresshanteringsprogrammet',
  'feed.title': 'Planen i din kalender',
  'feed.text':
    'Med en hemlig adress kan din kalender visa din plan, ditt program och de tider som du har bokat inloggad. När du ändrar något uppdateras kalendern, oftast inom ett dygn.',
  'feed.care':
    'Alla som har adressen kan se tiderna. Lägg därför bara in den i din egen kalender och inte i en som andra på jobbet kan läsa.',
  'feed.twice': 'Om du också öppnar kalenderfilen för en bokad tid kan tiden visas två gånger.',
  'feed.titled': 'Visa vad tiderna gäller',
  'feed.titled.hint': 'Annars visas bara ”{title}”.',
  'feed.make': 'Skapa en adress',
  'feed.address': 'Din hemliga adress',
  'feed.once':
    'Adressen visas bara nu. Kopiera den och välj att prenumerera på en kalender i ditt kalenderprogram.',
  'feed.copy': 'Kopiera adressen',
  'feed.copied': 'Adressen är kopierad.',
  'feed.notCopied': 'Adressen kunde inte kopieras. Markera den och kopiera den själv.',
  'feed.open': 'Öppna i kalendern på den här enheten',
  'feed.elsewhere':
    'Många Android-telefoner kan inte öppna adressen i kalendern. Då kan du lägga in den i Google Kalender på en dator, så visas planen även i telefonen. Du kan också ladda ner planen som en fil, men filen uppdateras inte när du ändrar något.',
  'feed.file': 'Ladda ner planen som en fil',
  'feed.made': 'Du skapade adressen {date}.',
  'feed.fetched': 'En kalender hämtade den senast {date}.',
  'feed.never': 'Ingen kalender har hämtat den ännu.',
  'feed.shows.titles': 'Kalendern visar vad tiderna gäller.',
  'feed.shows.quiet': 'Kalendern visar bara ”{title}”.',
  'feed.replace': 'Byt adress',
  'feed.replace.question':
    'Vill du byta adress? Kalendrar som har den gamla adressen slutar att följa planen.',
  'feed.replace.yes': 'Ja, byt',
  'feed.replace.no': 'Nej, behåll',
  'feed.replace.text':
    'Byt adress om någon annan har fått tag i den. Den gamla slutar då att fungera direkt.',
  'feed.remove': 'Ta bort adressen',
  'feed.remove.question': 'Vill du ta bort adressen? Kalendern slutar då att följa planen.',
  'feed.remove.yes': 'Ja, ta bort',
  'feed.remove.no': 'Nej, behåll',
  'feed.removed':
    'Adressen är borttagen och fungerar inte längre. Ta också bort kalendern i ditt kalenderprogram.',
} as const
