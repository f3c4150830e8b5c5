/** The page that red leads to. Its title is neutral: others may see the screen. */
export const redZone = {
  'red.title': 'Återhämtning först',
  'red.description': 'Stöd, vila och första steg när det har varit för mycket länge.',
  'red.heading': 'Nu är det vila som gäller',
  'red.alert.title': 'Sätt återhämtningen först',
  'red.alert.text':
    'Du verkar ha burit för mycket, för länge. Det brukar bli bättre, men det behöver tid. Försök inte pressa dig igenom det.',

  'support.button': 'Begär omedelbart stöd',
  'support.title': 'Prata med någon nu',
  'support.now': 'Du behöver inte vara säker på att det är illa nog. Ring ändå.',

  'red.first': 'Gör de här tre sakerna först',
  'red.first.1': 'Berätta för någon i dag. Du ska inte vara ensam med det här.',
  'red.first.2':
    'Ring vårdcentralen eller företagshälsan i dag och be om en tid. Säg hur länge det har varit så här.',
  'red.first.3':
    'Be din chef om hjälp att ta bort något redan i dag. Det räcker att säga att du mår dåligt av det.',
  'red.book': 'Boka ett bedömningssamtal',
  'red.occupational': 'Kontakta företagshälsan',
  'red.occupational.text':
    'Företagshälsan når du oftast genom din chef eller HR. Vet du inte vem du ska fråga, skriv till oss.',

  'red.phases': 'Vägen tillbaka i tre faser',
  'red.phases.lead':
    'Faserna är ett sätt att tänka, inte en tidtabell. Det är vanligt att gå fram och tillbaka.',
  'red.phase': 'Fas {number}: {phase}',
  'red.acute': 'Akut',
  'red.acute.text': 'Vila, sömn och lugn. Så få krav som möjligt. Ta emot hjälp.',
  'red.acute.1': 'Stryk det som går att stryka, hemma och på jobbet.',
  'red.acute.2': 'Be om en tid hos vården eller företagshälsan i dag, om du inte redan har gjort det.',
  'red.acute.3': 'Ät på fasta tider och gå upp samma tid varje dag, även om du inte sover hela natten.',
  'red.acute.4': 'Gå ut i dagsljus en stund varje dag. Det räcker att stå utanför dörren.',
  'red.acute.next': 'När du sover lite bättre och orkar det mest vardagliga kan du gå vidare.',
  'red.stabilization': 'Stabilisering',
  'red.stabilization.text': 'Enkla rutiner: mat, dagsljus och korta promenader. Små saker som ger kraft.',
  'red.stabilization.1': 'Gör en lugn sak varje dag som du tycker om, hur liten den än är.',
  'red.stabilization.2': 'Gå korta promenader. Sluta innan du blir trött.',
  'red.stabilization.3': 'Vila mellan det du gör, också när du känner dig piggare.',
  'red.stabilization.4': 'Prata med någon om vad som ledde hit.',
  'red.stabilization.next': 'När flera dagar i rad känns jämnare kan du börja bygga upp igen.',
  'red.rebuild': 'Återuppbyggnad',
  'red.rebuild.text': 'Öka långsamt. Gå igenom med chefen vad som behöver ändras innan allt är som förut.',
  'red.rebuild.1': 'Öka en sak i taget, och vänta någon vecka innan nästa.',
  'red.rebuild.2': 'Kom överens med chefen om vad du ska göra, och vad du inte ska göra.',
  'red.rebuild.3': 'Behåll pauserna. De är en del av arbetet, inte en belöning efteråt.',
  'red.rebuild.4': 'Skriv ner dina tidiga tecken, och vad du gör när de kommer.',
  'red.rebuild.next': 'Blir det sämre, gå ett steg tillbaka. Det är inte ett misslyckande.',

  'red.resources': 'Det viktigaste stödet',
  'red.resources.acute': 'Akut stresshantering',
  'red.resources.acute.text': 'Sju tekniker som går att göra nu, var du än är.',
  'red.resources.acute.link': 'Till de akuta teknikerna',
  'red.resources.recovery': '6 veckors återhämtningsprogram',
  'red.resources.recovery.text':
    'Två veckor i varje fas, och ett litet steg om dagen. Det börjar med vila, och du kan pausa när du vill.',
  'red.resources.recovery.link': 'Till återhämtningsprogrammet',
  'red.resources.specialist': 'Bedömning av specialist',
  'red.resources.specialist.text':
    'Vårdcentralen och företagshälsan kan bedöma hur du mår och vad som behövs. Du kan också boka ett bedömningssamtal genom oss.',
  'red.resources.follow.book': 'Boka ett uppföljningssamtal med oss',
  'red.resources.follow': 'Uppföljning',
  'red.resources.follow.text':
    'Gör stressprofilen igen om fyra veckor. Ta med resultatet till den som hjälper dig, om du vill.',

  'red.plan.title': 'Handlingsplan',
  'red.plan.lead': 'Läs bara den fas du är i. Resten är inte till för i dag.',
  'red.plan.text':
    'Din egen plan bygger på ditt senaste resultat. Den visar var du kan börja, med det som tynger mest först.',
  'red.plan.link': 'Till din handlingsplan',
  'red.stress': 'Information om stress',
  'red.programme': 'Starta programmet',
  'red.programme.text':
    'Sex veckor, ett litet steg om dagen. Stäm gärna av med vården först. När du har börjat återhämta dig kan du läsa första veckan av ett längre program om stress.',
  'red.programme.later': 'Till stresshanteringsprogrammet',
} as const
