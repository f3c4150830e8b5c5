/** The page that red leads to. Its title is neutral: others may see the screen. */
export const redZone = {
  'red.title': 'Återhämtning först',
  'red.description': 'Stöd, vila och första steg när det har varit för mycket länge.',
  'red.heading': 'Nu behöver du vila',
  'red.alert.title': 'Sätt återhämtningen först',
  'red.alert.text': 'Det brukar bli bättre, men det tar tid. Försök inte pressa dig igenom det.',

  'support.button': 'Begär omedelbart stöd',
  'support.title': 'Prata med någon nu',

  'red.book': 'Boka ett bedömningssamtal',
  'red.occupational': 'Kontakta företagshälsan',
  'red.occupational.text':
    'Företagshälsan når du oftast genom din chef eller HR. Om du inte vet vem du ska fråga kan du skriva till oss.',

  'red.phase': 'Fas {number}: {phase}',
  'red.acute': 'Akut',
  'red.acute.text': 'Vila, sömn och lugn. Så få krav som möjligt. Ta emot hjälp.',
  'red.acute.1': 'Stryk det som går att stryka, hemma och på jobbet.',
  'red.acute.2': 'Be om en tid hos vården eller företagshälsan i dag, om du inte redan har gjort det.',
  'red.acute.3': 'Ät på fasta tider och gå upp samma tid varje dag, även om du inte sover hela natten.',
  'red.acute.4': 'Gå ut i dagsljus en stund varje dag, om så bara i fem minuter.',
  'red.acute.next': 'När du sover lite bättre och orkar det mest vardagliga kan du gå vidare.',
  'red.stabilization': 'Stabilisering',
  'red.stabilization.text': 'Enkla rutiner: mat, dagsljus, korta promenader och små saker som ger energi.',
  'red.stabilization.1': 'Gör en lugn sak varje dag som du tycker om, hur liten den än är.',
  'red.stabilization.2': 'Gå korta promenader. Sluta innan du blir trött.',
  'red.stabilization.3': 'Vila mellan det du gör, också när du känner dig piggare.',
  'red.stabilization.4': 'Prata med någon om vad som ledde hit.',
  'red.stabilization.next': 'När flera dagar i rad känns jämnare kan du börja bygga upp igen.',
  'red.rebuild': 'Återuppbyggnad',
  'red.rebuild.text':
    'Öka långsamt. Gå igenom med chefen vad som behöver ändras innan du går tillbaka till ditt vanliga arbete.',
  'red.rebuild.1': 'Öka en sak i taget, och vänta någon vecka innan nästa.',
  'red.rebuild.2': 'Kom överens med chefen om vad du ska göra, och vad du inte ska göra.',
  'red.rebuild.3': 'Behåll pauserna. De är en del av arbetet, inte en belöning efteråt.',
  'red.rebuild.4': 'Skriv ner dina tidiga tecken, och vad du gör när de kommer.',
  'red.rebuild.next': 'Om det blir sämre går du tillbaka ett steg. Det är inte ett misslyckande.',

  'red.resources': 'Det viktigaste stödet',
  'red.resources.acute': 'Akut stresshantering',
  'red.resources.acute.text': 'Sju tekniker som du kan göra nu, var du än är.',
  'red.resources.acute.link': 'Till de akuta teknikerna',
  'red.resources.recovery': '6 veckors återhämtningsprogram',
  'red.resources.recovery.text':
    'Ett litet steg om dagen i sex veckor. Programmet börjar med vila, och du kan pausa när du vill.',
  'red.resources.recovery.link': 'Till återhämtningsprogrammet',
  'red.resources.specialist': 'Bedömning av specialist',
  'red.resources.specialist.text':
    'Ring vårdcentralen eller företagshälsan i dag och be om en tid, eller boka ett bedömningssamtal genom oss.',
  'red.resources.follow.book': 'Boka ett uppföljningssamtal med oss',
  'red.resources.follow': 'Uppföljning',

  'red.plan.title': 'Handlingsplan',
  'red.plan.lead': 'Läs bara den fas som du är i. Det är vanligt att gå fram och tillbaka.',
  'red.plan.link': 'Till din handlingsplan',
  'red.stress': 'Information om stress',
  'red.programme': 'Starta programmet',
  'red.programme.text':
    'Stäm gärna av med vården först. När du orkar mer finns ett längre program om stress.',
  'red.programme.later': 'Till stresshanteringsprogrammet',
} as const
