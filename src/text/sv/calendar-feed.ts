/** The private address by which a calendar follows the plan. `feed.event` is also what the calendar shows. */
export const calendarFeed = {
  'feed.event': 'Egen tid',
  'feed.recovery': 'Återhämtningsprogrammet',
  'feed.title': 'Planen i din kalender',
  'feed.text':
    'Din kalender kan följa din plan, ditt program och tiderna du har bokat inloggad, från en hemlig adress. Ändrar du något ändras kalendern, oftast inom ett dygn.',
  'feed.care':
    'Den som har adressen kan se tiderna. Lägg den bara i din egen kalender, inte i en som andra på jobbet kan läsa.',
  'feed.twice': 'Öppnar du också kalenderfilen för en bokad tid kan den stå två gånger.',
  'feed.titled': 'Visa vad det är',
  'feed.titled.hint': 'Annars står det bara ”{title}”.',
  'feed.make': 'Skapa en adress',
  'feed.address': 'Din hemliga adress',
  'feed.once':
    'Den visas bara nu. Kopiera den, och välj att prenumerera på en kalender i ditt kalenderprogram.',
  'feed.copy': 'Kopiera adressen',
  'feed.copied': 'Adressen är kopierad.',
  'feed.notCopied': 'Det gick inte att kopiera. Markera adressen och kopiera den själv.',
  'feed.open': 'Öppna i kalendern på den här enheten',
  'feed.made': 'Du har en adress sedan {date}.',
  'feed.fetched': 'En kalender hämtade den senast {date}.',
  'feed.never': 'Ingen kalender har hämtat den än.',
  'feed.shows.titles': 'Den visar vad det är.',
  'feed.shows.quiet': 'Den visar bara ”{title}”.',
  'feed.replace': 'Byt adress',
  'feed.replace.question': 'Byta adress? Kalendrar som har den gamla slutar att följa planen.',
  'feed.replace.yes': 'Ja, byt',
  'feed.replace.no': 'Nej, behåll',
  'feed.replace.text': 'Har någon annan fått tag i adressen? Byt den. Den gamla slutar fungera genast.',
  'feed.remove': 'Ta bort adressen',
  'feed.remove.question': 'Ta bort adressen? Kalendern slutar att följa planen.',
  'feed.remove.yes': 'Ja, ta bort',
  'feed.remove.no': 'Nej, behåll',
  'feed.removed':
    'Adressen är borttagen och fungerar inte längre. Ta också bort kalendern i ditt kalenderprogram.',
} as const
