import type { yellowZone as sv } from '../sv/yellow-zone.ts'

/** The page of the yellow zone, in easy Swedish. */
export const yellowZone = {
  'yellow.title': 'Nästa steg',
  'yellow.description': 'Det här kan du göra när jobbet tar för mycket energi.',
  'yellow.heading': 'Få tillbaka din energi, ett steg i taget',
  'yellow.lead': 'Belastningen verkar vara högre än vad som är bra i längden. Det går ofta att ändra på.',
  'yellow.today': 'Ta en paus i dag',
  'yellow.today.text':
    'Det hjälper att ta korta pauser. Ta gärna 2 minuter varje timme. Du behöver också vara ledig på kvällen.',
  'yellow.today.pause': 'Ta en kort paus nu',
  'yellow.about.title': 'Vad gul zon betyder',
  'yellow.about.1':
    'Kroppen klarar mycket stress en kort tid. Men du behöver hinna vila mellan gångerna. Gör du inte det? Då märks det ofta först på att du sover sämre eller lättare blir irriterad.',
  'yellow.about.3': 'Ofta beror det på hur jobbet är ordnat. Då behöver också något på jobbet ändras.',
  'yellow.deep': 'Djupanalys',
  'yellow.deep.text':
    'I djupanalysen svarar du på fler frågor. Det tar 8 till 12 minuter. Du får se var belastningen är störst. Du får också se vad på jobbet det kan bero på.',
  'yellow.deep.link': 'Gör djupanalysen',
  'yellow.programme': 'Program mot stress',
  'yellow.programme.text':
    'Programmet har 6 delar, en i månaden. Du tar korta steg, samtidigt som du jobbar. Du kan läsa alla delar direkt.',
  'yellow.programme.link': 'Till programmet',
  'yellow.talk': 'Prata med HR eller chefen',
  'yellow.talk.text':
    'Du behöver inte berätta vad du har svarat. Säg vad som är för mycket. Säg vad som skulle hjälpa.',
  'yellow.talk.button': 'Be någon höra av sig',
  'yellow.talk.words': 'Få hjälp med orden',
  'yellow.more.link': 'Läs mer om stress',

  'contact.legend': 'Vad vill du säga?',
  'contact.hint': 'Välj 2 eller 3 meningar. Då får du en text som du kan ändra i.',
  'contact.opening': 'Hej!',
  'contact.closing': 'Har du en halvtimme den här veckan?',
  'contact.line.noticed': 'Jag hinner inte vila tillräckligt mellan dagarna på jobbet.',
  'contact.line.much': 'Jag har mer att göra än jag hinner.',
  'contact.line.clear': 'Jag vet inte vad som är viktigast just nu.',
  'contact.line.breaks': 'Jag blir ofta störd. Då är det svårt att göra klart saker.',
  'contact.line.alone': 'Jag är ganska ensam i mitt jobb. Jag har ingen att fråga.',
  'contact.line.sleep': 'Jag tänker på jobbet också när jag är hemma.',
  'contact.line.priorities': 'Jag vill att vi går igenom vad som är viktigast de närmaste 2 veckorna.',
  'contact.line.remove':
    'Jag vill att vi ser om något kan vänta eller tas bort. Kanske kan någon annan göra en del.',
  'contact.line.followUp': 'Jag vill att vi pratar en kort stund varje vecka ett tag.',
  'contact.text': 'Ditt meddelande',
  'contact.text.hint': 'Ändra texten som du vill. Den skickas inte härifrån. Den sparas inte.',
  'contact.copy': 'Kopiera texten',
  'contact.copied': 'Texten är kopierad. Klistra in den i ett mejl eller meddelande.',
  'contact.notCopied': 'Det gick inte att kopiera. Texten är markerad. Du kan kopiera den själv.',
} as const satisfies Record<keyof typeof sv, string>
