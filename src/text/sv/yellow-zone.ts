/** The page that yellow leads to. Its title is neutral: others may see the screen. */
export const yellowZone = {
  'yellow.title': 'Nästa steg',
  'yellow.description': 'Vad du kan göra när belastningen är högre än vad som är bra i längden.',
  'yellow.heading': 'Återhämta dig ett steg i taget',
  'yellow.lead': 'Belastningen är högre än vad som är bra i längden, och det går att ändra.',
  'yellow.today': 'En paus redan i dag',
  'yellow.today.text': 'Två minuter varje timme hjälper, och lediga kvällar behövs också.',
  'yellow.today.pause': 'Ta en mikropaus nu',
  'yellow.about.title': 'Vad gul zon säger',
  'yellow.about.1':
    'Kroppen klarar mycket stress i korta perioder. Det som sliter är när du inte hinner vila emellan, och då märks det ofta först på sömnen och tålamodet.',
  'yellow.about.3':
    'Ofta ligger orsaken i hur arbetet är ordnat, och då behöver något på jobbet också ändras.',
  'yellow.deep': 'Djupanalys',
  'yellow.deep.text':
    'Den visar var belastningen är störst och vad på jobbet som kan ligga bakom, på åtta till tolv minuter.',
  'yellow.deep.link': 'Gör djupanalysen',
  'yellow.programme': 'Strukturerat program',
  'yellow.programme.text':
    'Sex moduler, en i månaden, med korta steg vid sidan av jobbet. I dag kan du öppna den första veckan.',
  'yellow.programme.link': 'Till programmet',
  'yellow.talk': 'Kontakta HR eller chef',
  'yellow.talk.text':
    'Du behöver inte berätta vad du har svarat. Säg vad som är för mycket och vad som skulle hjälpa.',
  'yellow.talk.ask': 'Be HR, företagshälsovården eller vår psykolog att höra av sig',
  'yellow.more': 'Läs mer',
  'yellow.more.link': 'Läs mer om stress',

  'contact.legend': 'Vad vill du ta upp?',
  'contact.hint': 'Välj två eller tre rader, så får du en text att utgå från.',
  'contact.opening': 'Hej!',
  'contact.closing': 'Har du en halvtimme den här veckan?',
  'contact.line.noticed': 'Jag har märkt att jag inte hinner återhämta mig mellan arbetsdagarna.',
  'contact.line.much': 'Jag har mer att göra än jag hinner på arbetstid.',
  'contact.line.clear': 'Jag är osäker på vad som är viktigast just nu.',
  'contact.line.breaks': 'Jag blir ofta avbruten och får svårt att göra klart saker.',
  'contact.line.alone': 'Jag är ganska ensam med mina uppgifter och saknar någon att fråga.',
  'contact.line.sleep': 'Jobbet följer med hem, så jag har svårt att koppla av.',
  'contact.line.priorities': 'Jag skulle vilja gå igenom vad som är viktigast de närmaste två veckorna.',
  'contact.line.remove': 'Jag skulle vilja se om något kan vänta, tas bort eller delas med någon annan.',
  'contact.line.followUp': 'Jag skulle vilja att vi stämmer av en kort stund varje vecka ett tag framåt.',
  'contact.text': 'Ditt meddelande',
  'contact.text.hint': 'Ändra det som du vill. Det skickas inte härifrån och sparas inte.',
  'contact.copy': 'Kopiera texten',
  'contact.copied': 'Texten är kopierad. Klistra in den i ett mejl eller meddelande.',
  'contact.notCopied': 'Webbläsaren ville inte kopiera. Texten är markerad, så du kan göra det själv.',
} as const
