import type { redZone as sv } from '../sv/red-zone.ts'

/** The page of the red zone, in easy Swedish. The button that asks for support keeps its words. */
export const redZone = {
  'red.title': 'Vila först',
  'red.description': 'Stöd, vila och vad du kan göra först när det har varit för mycket för länge.',
  'red.heading': 'Nu behöver du vila',
  'red.alert.title': 'Vila är viktigast nu',
  'red.alert.text': 'Det brukar bli bättre. Men det tar tid. Försök inte fortsätta som vanligt.',

  'support.button': 'Begär omedelbart stöd',
  'support.title': 'Prata med någon nu',

  'red.book': 'Boka ett bedömningssamtal',
  'red.occupational': 'Kontakta företagshälsovården',
  'red.occupational.text':
    'Företagshälsovården är vård som din arbetsgivare ordnar. Fråga din chef eller HR hur du når dem. Vet du inte vem du ska fråga? Då kan du skriva till oss.',

  'red.phase': 'Steg {number}: {phase}',
  'red.acute': 'Vila',
  'red.acute.text':
    'Nu behöver du vila och sova. Gör så lite som möjligt av det som är jobbigt. Säg ja om någon vill hjälpa dig.',
  'red.acute.1': 'Titta i din kalender. Ta bort allt som går att ta bort, både hemma och på jobbet.',
  'red.acute.2':
    'Be vårdcentralen eller företagshälsovården om en tid. Gör det i dag, om du inte redan har gjort det.',
  'red.acute.3': 'Ät på bestämda tider. Gå upp samma tid varje dag, även om du har sovit dåligt.',
  'red.acute.4': 'Gå ut varje dag när det är ljust. 5 minuter räcker.',
  'red.acute.next':
    'Sover du lite bättre? Klarar du det mesta som du behöver göra en vanlig dag? Då kan du gå vidare till steg 2.',
  'red.stabilization': 'Få vanor igen',
  'red.stabilization.text':
    'Gör samma saker varje dag. Ät på bestämda tider, gå ut när det är ljust och gå korta promenader. Gör sådant som ger dig energi.',
  'red.stabilization.1': 'Gör något lugnt som du tycker om varje dag. En liten stund räcker.',
  'red.stabilization.2': 'Gå korta promenader. Gå hem innan du blir trött.',
  'red.stabilization.3': 'Vila mellan det du gör. Gör det även när du känner dig piggare.',
  'red.stabilization.4': 'Prata med någon om varför det blev så här.',
  'red.stabilization.next':
    'Har du mått ungefär lika bra flera dagar efter varandra? Då kan du gå vidare till steg 3.',
  'red.rebuild': 'Gör lite mer',
  'red.rebuild.text':
    'Gör långsamt lite mer. Prata med din chef om vad som behöver ändras. Gör det innan du börjar jobba som vanligt igen.',
  'red.rebuild.1': 'Lägg till en sak i taget. Vänta en vecka eller mer innan du lägger till nästa.',
  'red.rebuild.2': 'Bestäm med din chef vad du ska göra på jobbet. Bestäm också vad du inte ska göra.',
  'red.rebuild.3': 'Fortsätt att ta pauser. Pauser är en del av jobbet.',
  'red.rebuild.4':
    'Hur märker du först att det blir för mycket? Skriv ner det. Skriv också vad du ska göra då.',
  'red.rebuild.next': 'Mår du sämre? Gå då tillbaka ett steg. Det är vanligt att behöva göra det.',

  'red.resources': 'Det viktigaste stödet',
  'red.resources.acute': 'Hjälp mot stress just nu',
  'red.resources.acute.text': '7 övningar. Du kan göra dem direkt, var du än är.',
  'red.resources.acute.link': 'Till övningarna',
  'red.resources.recovery': 'Återhämtningsprogram i 6 veckor',
  'red.resources.recovery.text':
    'Att återhämta sig är att få tillbaka sin energi. Du får ett litet steg varje dag i 6 veckor. Det börjar med vila. Du kan ta en paus när du vill.',
  'red.resources.recovery.link': 'Till återhämtningsprogrammet',
  'red.healthCentre': 'Så går det till på vårdcentralen',
  'red.resources.specialist': 'Få en bedömning',
  'red.resources.specialist.text':
    'Ring vårdcentralen eller företagshälsovården i dag. Be om en tid. Du kan också boka ett bedömningssamtal genom oss. En bedömning handlar om hur du mår och vilken hjälp du behöver.',
  'red.resources.follow.book': 'Boka ett nytt samtal med oss',
  'red.resources.follow.text':
    'Vi pratar i 30 minuter. Vi pratar om vad som har hänt och vad som behöver ändras.',
  'red.again': 'Gör ett nytt test om 4 veckor',
  'red.resources.follow': 'Följ upp hur det går',

  'red.plan.title': 'Handlingsplan',
  'red.plan.lead':
    'Läs bara om det steg där du är nu. Det är vanligt att gå fram och tillbaka mellan stegen.',
  'red.plan.link': 'Till din handlingsplan',
  'red.stress': 'Läs mer om stress',
  'red.programme': 'Starta programmet',
  'red.programme.text':
    'Prata gärna med vården innan du börjar. Det finns också ett längre program om stress. Det passar när du har mer energi.',
  'red.programme.later': 'Till det längre programmet',
} as const satisfies Record<keyof typeof sv, string>
