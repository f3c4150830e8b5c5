/** The page of the yellow zone. Its title is neutral, because others may see the screen. */
export const yellowZone = {
  'yellow.title': 'Nästa steg',
  'yellow.description': 'Det här kan du göra när belastningen är högre än vad som är bra i längden.',
  'yellow.heading': 'Återhämta dig ett steg i taget',
  'yellow.lead': 'Belastningen verkar vara högre än vad som är bra i längden, men det går ofta att ändra på.',
  'yellow.today': 'En paus redan i dag',
  'yellow.today.text':
    'Korta pauser under dagen hjälper, gärna två minuter varje timme, och lediga kvällar behövs också.',
  'yellow.today.pause': 'Ta en mikropaus nu',
  'yellow.about.title': 'Vad den gula zonen betyder',
  'yellow.about.1':
    'Kroppen klarar mycket stress under korta perioder. Det som sliter är att inte hinna vila emellan, och då påverkas ofta sömnen och tålamodet först.',
  'yellow.about.3':
    'Orsaken ligger ofta i hur arbetet är organiserat, och då behöver också något på jobbet ändras.',
  'yellow.deep': 'Djupanalys',
  'yellow.deep.text':
    'Djupanalysen tar åtta till tolv minuter och visar var belastningen är störst och vad på jobbet som kan ligga bakom.',
  'yellow.deep.link': 'Gör djupanalysen',
  'yellow.programme': 'Strukturerat program',
  'yellow.programme.text':
    'Programmet har sex moduler, en i månaden, med korta steg som du kan ta vid sidan av jobbet. Alla delar är öppna.',
  'yellow.programme.link': 'Till programmet',
  'yellow.talk': 'Kontakta HR eller chef',
  'yellow.talk.text':
    'Du behöver inte berätta vad du har svarat. Det räcker att säga vad som är för mycket och vad som skulle hjälpa.',
  'yellow.talk.button': 'Be någon höra av sig',
  'yellow.talk.words': 'Få hjälp med orden',
  'yellow.more.link': 'Läs mer om stress',

  'contact.legend': 'Vad vill du ta upp?',
  'contact.hint': 'Välj två eller tre meningar, så får du ett utkast att arbeta vidare med.',
  'contact.opening': 'Hej!',
  'contact.closing': 'Har du en halvtimme den här veckan?',
  'contact.line.noticed': 'Jag har märkt att jag inte hinner återhämta mig mellan arbetsdagarna.',
  'contact.line.much': 'Jag har mer att göra än jag hinner på arbetstid.',
  'contact.line.clear': 'Jag är osäker på vad som är viktigast just nu.',
  'contact.line.breaks': 'Jag blir ofta avbruten och har svårt att göra klart saker.',
  'contact.line.alone': 'Jag är ganska ensam med mina uppgifter och saknar någon att fråga.',
  'contact.line.sleep': 'Jag har svårt att släppa jobbet när jag kommer hem.',
  'contact.line.priorities':
    'Jag skulle vilja att vi går igenom vad som är viktigast de närmaste två veckorna.',
  'contact.line.remove':
    'Jag skulle vilja att vi ser om något kan vänta, tas bort eller delas med någon annan.',
  'contact.line.followUp': 'Jag skulle vilja att vi pratar en kort stund varje vecka ett tag framåt.',
  'contact.text': 'Ditt meddelande',
  'contact.text.hint': 'Ändra texten som du vill. Den varken skickas eller sparas härifrån.',
  'contact.copy': 'Kopiera texten',
  'contact.copied': 'Texten är kopierad. Klistra in den i ett mejl eller meddelande.',
  'contact.notCopied':
    'Det gick inte att kopiera texten automatiskt. Den är markerad, så att du kan kopiera den själv.',
} as const
