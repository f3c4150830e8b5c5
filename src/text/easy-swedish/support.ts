import type { support as sv } from '../sv/support.ts'

/** Texts that contain the operator's name or number keep their usual form, because the server fills tokens into pages, not into scripts. */
type Filled = 'ask.receiver.provider' | 'ask.sent.until'

/** Asking somebody to get in touch, in easy Swedish. */
export const support = {
  'ask.pageTitle': 'Be om stöd',
  'ask.pageDescription': 'Be HR, företagshälsovården eller vår psykolog att höra av sig till dig.',
  'ask.lead':
    'Du väljer vem som ska höra av sig. Du ser precis vad som skickas. Du får veta när du senast får svar.',
  'ask.notAcute':
    'Behöver du hjälp nu? Ring numren ovanför. Du kan också be någon höra av sig. Då kan svaret ta {days} {days|arbetsdag|arbetsdagar}.',
  'ask.noScript': 'Sidan behöver JavaScript. Du kan alltid ringa numren ovanför.',

  'ask.book': 'Vill du hellre välja en tid själv?',
  'ask.book.link': 'Boka ett stödsamtal',
  'ask.visitor.title': 'Be någon höra av sig till dig',
  'ask.visitor.text':
    'Logga in först. Då kan du be vår psykolog höra av sig till dig. Är din arbetsgivare med här? Då kan du också be HR eller företagshälsovården. Svaret kan ta {days} {days|arbetsdag|arbetsdagar}.',
  'ask.visitor.account':
    'Du loggar in med din e-postadress. Vi mejlar en kod till dig. Har du inget konto? Då får du ett när du loggar in. Det du har gjort i den här webbläsaren finns kvar. Du väljer om det ska sparas i kontot.',
  'ask.visitor.contact': 'Skriv till oss utan att logga in',
  'ask.visitor.signIn': 'Logga in och be om stöd',

  'ask.form.title': 'Be någon höra av sig till dig',
  'ask.receiver': 'Vem ska höra av sig?',
  'ask.receiver.hr': 'HR på {organisation}',
  'ask.receiver.occupational_health': '{name}, företagshälsovård',
  'ask.receiver.provider.read': 'Alla som jobbar hos oss kan läsa det du skriver.',
  'ask.receiver.readBy': 'Läses av {names}.',
  'ask.receiver.hr.secrecy': 'Vården har tystnadsplikt. HR har inte samma tystnadsplikt.',
  'ask.receiver.promise': 'Svar senast {day}.',
  'ask.receiver.open': 'Väntar du redan på svar från någon? Då finns hen inte med i listan.',
  'ask.name': 'Ditt namn',
  'ask.reach': 'Hur kan man nå dig?',
  'ask.reach.hint': 'Skriv ett telefonnummer eller en e-postadress. Välj något som bara du läser.',
  'ask.message': 'Något du vill säga',
  'ask.message.hint':
    'Skriv till exempel när det passar att ringa. Du behöver inte berätta varför du vill prata.',
  'ask.optional': '(om du vill)',
  'ask.check': 'Se vad som skickas',
  'ask.checking': 'Vänta lite …',
  'ask.all':
    'Du väntar redan på svar från alla som du kan fråga. Vill du fråga någon av dem igen? Då behöver du först avsluta den förra frågan.',

  'ask.error.receiver': 'Välj vem som ska höra av sig.',
  'ask.error.name': 'Skriv ditt namn. Det ska ha minst 2 tecken.',
  'ask.error.reach': 'Skriv ett telefonnummer eller en e-postadress.',
  'ask.error.message': 'Meddelandet är för långt. Det får ha högst 2 000 tecken.',
  'ask.tooLong.name': 'Namnet är för långt. Det får ha högst 200 tecken.',
  'ask.tooLong.reach': 'Telefonnumret eller adressen är för lång. Den får ha högst 200 tecken.',
  'ask.unfit': 'Skriv på en enda rad. Skriv inga specialtecken.',

  'ask.preview.title': 'Det här skickas',
  'ask.preview.lead': '{receiver} får bara se det här.',
  'ask.preview.to': 'Till',
  'ask.preview.name': 'Namn',
  'ask.preview.reach': 'Så når man dig',
  'ask.preview.message': 'Meddelande',
  'ask.preview.noMessage': 'Inget meddelande',
  'ask.preview.not':
    'Ditt resultat och din zon skickas aldrig. Det syns inte heller vilken sida du kom från. I mejlet till mottagaren står det att någon väntar. Där står inte vem det är.',
  'ask.preview.end': 'Du kan avsluta när du vill. Då kan mottagaren inte längre se det du har skickat.',
  'ask.preview.privacy': 'Så tar vi hand om uppgifterna',
  'ask.send': 'Skicka',
  'ask.sending': 'Skickar …',
  'ask.change': 'Ändra',
  'ask.failed': 'Det gick inte att skicka',
  'ask.kept': 'Det du har skrivit finns kvar.',
  'ask.signInAgain': 'Logga in igen',

  'ask.sent': 'Stödförfrågan skickad ✓',
  'ask.sent.next': 'Vad händer nu?',
  'ask.sent.1':
    '{receiver} får ett mejl. Där står att någon väntar. Mottagaren behöver logga in för att se ditt namn.',
  'ask.sent.1.occupational_health':
    '{receiver} får ett mejl. Där står att någon väntar. I mejlet finns en länk till en sida med ditt namn.',
  'ask.sent.2': 'Du får svar senast {day}. Här ser du när någon har läst och tagit emot din fråga.',
  'ask.sent.3':
    'Svarar ingen i tid? Då påminner vi mottagaren. Vi mejlar också dig. Då kan du välja någon annan.',
  'ask.another': 'Fråga någon annan också',

  'ask.cases.title': 'Det du har frågat om',
  'ask.cases.sentAt': 'Skickat {day} klockan {time}.',
  'ask.cases.promise': 'Svar senast {day}.',
  'ask.cases.acknowledged': 'Mottaget {day} klockan {time}. Någon hör av sig till dig på {reach}.',
  'ask.cases.state.sent': 'Skickat, väntar på svar',
  'ask.cases.state.acknowledged': 'Mottaget',
  'ask.cases.state.late': 'Svaret är sent',
  'ask.cases.state.closed': 'Avslutat',
  'ask.cases.late':
    'Ingen har svarat i tid. Vi har påmint mottagaren. Välj gärna någon annan eller ring redan nu. Du kan också vänta. Din fråga finns kvar.',
  'ask.cases.call1177': 'Ring 1177',
  'ask.cases.else': 'Välj någon annan',
  'ask.cases.close': 'Avsluta',
  'ask.cases.close.question': 'Vill du avsluta? Då kan mottagaren inte längre se din fråga.',
  'ask.cases.close.yes': 'Ja, avsluta',
  'ask.cases.close.no': 'Nej, behåll den',
  'ask.cases.closed': 'Avslutade',
  'ask.cases.closedRow': '{receiver}. Skickat {sent}, avslutat {closed}.',
  'ask.cases.more': 'Se det du har frågat om, eller fråga någon',
} as const satisfies Record<Exclude<keyof typeof sv, Filled>, string>
