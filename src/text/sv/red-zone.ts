/** The page of the red zone. Its title is neutral, because others may see the screen. */
export const redZone = {
  'red.title': 'Återhämtning först',
  'red.description': 'Stöd, vila och de första stegen när belastningen har varit för hög länge.',
  'red.heading': 'Nu behöver du vila',
  'red.alert.title': 'Sätt återhämtningen först',
  'red.alert.text': 'Det brukar bli bättre, men det tar tid. Försök inte pressa dig igenom det.',

  'support.button': 'Begär omedelbart stöd',
  'support.title': 'Prata med någon nu',

  'red.book': 'Boka ett bedömningssamtal',
  'red.occupational': 'Kontakta företagshälsovården',
  'red.occupational.text':
    'Företagshälsovården når du oftast genom din chef eller HR. Om du inte vet vem du ska fråga kan du skriva till oss.',

  'red.phase': 'Fas {number}: {phase}',
  'red.acute': 'Akut',
  'red.acute.text': 'Nu behöver du vila och sömn, och så få krav som möjligt. Ta emot den hjälp du får.',
  'red.acute.1': 'Ta bort allt som kan tas bort ur kalendern, både hemma och på jobbet.',
  'red.acute.2': 'Be vården eller företagshälsovården om en tid redan i dag, om du inte har gjort det.',
  'red.acute.3': 'Ät på fasta tider och gå upp samma tid varje dag, även om du inte sover hela natten.',
  'red.acute.4': 'Gå ut i dagsljus varje dag, även om det bara blir i fem minuter.',
  'red.acute.next': 'När du sover lite bättre och klarar det mesta i vardagen kan du gå vidare.',
  'red.stabilization': 'Stabilisering',
  'red.stabilization.text':
    'Bygg upp enkla rutiner med mat, dagsljus, korta promenader och sådant som ger dig energi.',
  'red.stabilization.1': 'Gör varje dag något lugnt som du tycker om, även om det bara tar en liten stund.',
  'red.stabilization.2': 'Gå korta promenader och vänd hem innan du blir trött.',
  'red.stabilization.3': 'Vila mellan sakerna du gör, även när du känner dig piggare.',
  'red.stabilization.4': 'Prata med någon om varför det blev så här.',
  'red.stabilization.next': 'När du har mått jämnare flera dagar i rad kan du börja bygga upp igen.',
  'red.rebuild': 'Återuppbyggnad',
  'red.rebuild.text':
    'Öka långsamt och gå igenom med din chef vad som behöver ändras innan du går tillbaka till ditt vanliga arbete.',
  'red.rebuild.1': 'Öka en sak i taget och vänta någon vecka innan du ökar igen.',
  'red.rebuild.2': 'Kom överens med din chef om vad som ingår i ditt arbete och vad som inte gör det.',
  'red.rebuild.3': 'Behåll pauserna, eftersom de är en del av arbetet.',
  'red.rebuild.4': 'Skriv ner dina tidiga tecken och vad du ska göra när de kommer.',
  'red.rebuild.next': 'Om du mår sämre kan du gå tillbaka ett steg, och det är vanligt att behöva göra det.',

  'red.resources': 'Det viktigaste stödet',
  'red.resources.acute': 'Akut stresshantering',
  'red.resources.acute.text': 'Sju tekniker som du kan använda direkt, var du än är.',
  'red.resources.acute.link': 'Till de akuta teknikerna',
  'red.resources.recovery': '6 veckors återhämtningsprogram',
  'red.resources.recovery.text':
    'Programmet ger dig ett litet steg om dagen i sex veckor. Det börjar med vila, och du kan pausa när du vill.',
  'red.resources.recovery.link': 'Till återhämtningsprogrammet',
  'red.healthCentre': 'Så går det till på vårdcentralen',
  'red.resources.specialist': 'Bedömning av specialist',
  'red.resources.specialist.text':
    'Ring vårdcentralen eller företagshälsovården i dag och be om en tid, eller boka ett bedömningssamtal genom oss.',
  'red.resources.follow.book': 'Boka ett uppföljningssamtal med oss',
  'red.resources.follow.text':
    'Under 30 minuter går vi igenom vad som har hänt sedan sist och vad som behöver ändras.',
  'red.again': 'Gör ett nytt test om fyra veckor',
  'red.resources.follow': 'Uppföljning',

  'red.plan.title': 'Handlingsplan',
  'red.plan.lead': 'Läs bara om den fas som du är i. Det är vanligt att gå fram och tillbaka mellan faserna.',
  'red.plan.link': 'Till din handlingsplan',
  'red.stress': 'Information om stress',
  'red.programme': 'Starta programmet',
  'red.programme.text':
    'Prata gärna med vården innan du börjar. När du har mer energi finns det ett längre program om stress.',
  'red.programme.later': 'Till stresshanteringsprogrammet',
} as const
