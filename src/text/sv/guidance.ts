/**
 * A participant's guidance: choosing a guide, the thread, sharing, pausing and ending. What guidance is and is not is in
 * content/sv/guidance.md, the texts of the guide in `guide-desk.ts`.
 */
export const guidance = {
  title: 'Vägledning',
  notCare:
    'Vägledning är inte vård och inte akut hjälp. Ingen läser på kvällar, helger och helgdagar, så ring om det är bråttom.',
  noScript: 'Sidan behöver JavaScript för att visa din vägledning, men du kan alltid ringa numren ovanför.',
  about: 'Så fungerar vägledningen',
  'signIn.title': 'Logga in för att välja en vägledare',
  'signIn.text':
    'Vägledningen hör till ditt konto. När du har loggat in kan du välja vem du vill skriva till.',
  'signIn.button': 'Logga in',

  'begin.title': 'Välj en vägledare',
  'begin.guide': 'Vem vill du skriva till?',
  'begin.hosp':
    'Du kan kontrollera en legitimation i Socialstyrelsens register HOSP. Ring 075-247 30 00 och läs upp namnet eller numret.',
  'begin.none.title': 'Just nu finns ingen vägledare att välja',
  'begin.none':
    'Vägledarna är borta eller har så många deltagare som de hinner med. Titta gärna hit igen om någon vecka. Om du vill prata med någon innan dess kan du be om stöd.',
  'begin.none.link': 'Be om stöd',
  'begin.address.title': 'Lägg till din privata adress först',
  'begin.address':
    'Du loggar in med en adress som din arbetsgivare har i sin lista. Den som kan läsa den e-posten kan logga in som du och läsa vägledningen.',
  'begin.address.link': 'Lägg till en privat adress',
  'begin.name': 'Vad vill du kallas?',
  'begin.name.hint': 'Vägledaren ser det här namnet. Ett förnamn räcker.',
  'begin.consent':
    'Jag samtycker till att vägledaren läser mina meddelanden och det jag själv väljer att dela. Jag kan ta tillbaka samtycket när jag vill genom att avsluta.',
  'begin.button': 'Börja vägledningen',
  'begin.busy': 'Ett ögonblick …',
  'begin.error.guide': 'Välj vem du vill skriva till.',
  'begin.error.name': 'Skriv vad du vill kallas, med högst 80 tecken.',
  'begin.error.consent': 'Kryssa i rutan om du vill att vägledaren ska få läsa.',

  'guide.title': 'Din vägledare',
  'guide.licence': 'Legitimation {licence}',
  'guide.promise': 'Du får svar inom två arbetsdagar.',
  'guide.away': '{name} är borta till och med {day}. Under tiden läser och svarar {standIn}.',
  'guide.away.alone': '{name} är borta till och med {day} och svarar när hen är tillbaka.',
  'guide.book': 'Boka ett samtal',

  'talk.title': 'Boka ett samtal med {name}',
  'talk.text': 'Ni pratar i telefon eller via videolänk. Välj en tid, så fyller du i resten i nästa steg.',
  'talk.all': 'Se alla lediga tider hos {name}',
  'talk.none':
    '{name} har inga lediga tider just nu. Skriv gärna här att du vill prata, så hittar ni en tid tillsammans.',
  'talk.others': 'Se tider hos någon annan av oss',

  'thread.title': 'Era meddelanden',
  'thread.empty':
    'Skriv några rader om hur du har det och vad du hoppas på. Om du hellre pratar först kan du boka ett samtal.',
  'thread.earlier': 'Visa {count} tidigare {count|meddelande|meddelanden}',
  'thread.you': 'Du',
  'thread.at': '{day} klockan {time}',
  'thread.unread': 'Nytt',
  'thread.due': 'Du får svar senast {day}.',
  'thread.late':
    'Svaret är försenat. Det skulle ha kommit senast {day}, och vi som driver tjänsten får veta att ett svar dröjer.',
  'thread.lost':
    'Det här meddelandet går inte att läsa längre, eftersom nyckeln till det är borta. Resten av sidan fungerar som vanligt.',
  'thread.letter': 'Avslutningsbrev',
  'thread.proposal': 'Förslag till din plan',

  'write.label': 'Skriv till {name}',
  'write.hint':
    'Skriv högst 4 000 tecken. Filer går inte att skicka. Om du saknar internetanslutning skickas meddelandet när du har fått tillbaka den och den här sidan eller Idag är öppen.',
  'write.left': '{count} tecken kvar',
  'write.button': 'Skicka',
  'write.empty': 'Skriv något innan du skickar.',
  'write.tooLong': 'Meddelandet är för långt, så korta det till högst 4 000 tecken.',
  'write.sent': 'Meddelandet ligger sist bland era meddelanden.',
  'write.waiting':
    'Väntar på att skickas. Det sker när du har internetanslutning och den här sidan eller Idag är öppen.',
  'write.sending': 'Skickas …',
  'write.signIn': 'Logga in igen, så skickas meddelandet.',
  'write.refused': 'Meddelandet kunde inte skickas',
  'write.back': 'Lägg tillbaka texten i rutan',

  'plan.title': 'Din plan som håller efteråt',
  'plan.text':
    'Planen är din. Vägledaren ser den och kan föreslå rader, men bara du kan ändra den. Den delas när du sparar, och försvinner om du slutar dela den.',
  'plan.label': 'Vad vill du fortsätta med?',
  'plan.hint': 'Skriv en sak på varje rad, högst 40 rader.',
  'plan.tooMuch': 'Korta planen till högst 40 rader med 300 tecken på varje.',
  'plan.save': 'Spara och dela planen',
  'plan.take': 'Lägg till i min plan',

  'share.title': 'Det du delar',
  'share.text': 'Vägledaren ser era meddelanden och det som är ikryssat.',
  'share.kinds': 'Veckocheckar och plan',
  'share.weekly-check': 'Dina veckocheckar i programmet',
  'share.recovery-check': 'Dina veckocheckar i återhämtningen',
  'share.recovery-plan': 'Din plan som håller efteråt',
  'share.worksheets': 'Dina arbetsblad',
  'share.worksheets.none':
    'Arbetsblad som du har fyllt i kan också delas. Än så länge har du inte fyllt i något.',
  'share.follows':
    'När du ändrar något som delas får vägledaren se ändringen nästa gång du öppnar den här sidan eller Idag.',
  'share.lost': 'Något som inte går att läsa längre',

  'preview.title': 'Så här ser din vägledare det',
  'preview.button': 'Se det som din vägledare ser',
  'preview.none': 'Du delar inget mer än era meddelanden.',
  'preview.close': 'Stäng',
  'shared.weekly-check': 'Veckochecken i stresshanteringsprogrammet',
  'shared.recovery-check': 'Veckochecken i återhämtningsprogrammet',
  'shared.recovery-plan': 'Planen som håller efteråt',
  'shared.course': 'Belastningen enligt veckochecken',
  'shared.course.note': 'Skalan går från 1 till 5, och högre upp betyder högre belastning.',
  'shared.checks.none': 'Här finns ingen veckocheck än.',
  'shared.at': 'Delat {day}',

  'phone.title': 'Telefonnummer',
  'phone.text':
    'Du kan lämna ett nummer, så att din vägledare kan ringa om hen blir rädd för ditt liv. Det används inte till något annat och tas bort när vägledningen avslutas.',
  'phone.label': 'Ditt telefonnummer, om du vill',
  'phone.error': 'Skriv telefonnumret med siffror.',
  'phone.save': 'Spara numret',
  'phone.remove': 'Ta bort numret',

  'handOver.title': 'Din vägledare föreslår ett byte',
  'handOver.text':
    '{name} vill lämna över till {to}, som i så fall får läsa era meddelanden, det du delar och anteckningarna om dig. Ingenting ändras om du inte vill.',
  'handOver.accept': 'Byt till {to}',
  'handOver.decline': 'Nej tack',
  'gone.title': 'Din vägledare kan inte läsa längre',
  'gone.text':
    'Ingen läser det ni har skrivit. Du kan välja en ny vägledare, som då får läsa det och den förra vägledarens anteckningar, eller avsluta.',
  'change.label': 'Ny vägledare',
  'change.choose': 'Välj vem',
  'change.button': 'Byt vägledare',
  'change.none': 'Just nu finns ingen annan vägledare att välja. Titta gärna hit igen om någon vecka.',
  'leave.title': 'Du har lämnat din arbetsgivare',
  'leave.text': 'Vägledningen fortsätter till och med {day}, så att ni hinner avsluta.',
  'letter.title': 'Du har fått ditt avslutningsbrev',
  'letter.text': 'Ni kan skriva till varandra till och med {day}. Sedan avslutas vägledningen av sig själv.',

  'paused.title': 'Vägledningen är pausad',
  'paused.text': 'Vägledaren kan inte läsa något under tiden. Allt finns kvar när du fortsätter.',
  'paused.resume': 'Fortsätt vägledningen',

  'stop.title': 'Pausa eller avsluta',
  'stop.pause.text': 'När du pausar kan vägledaren genast inte läsa mer. Du fortsätter när du vill.',
  'stop.pause': 'Pausa vägledningen',
  'stop.plan.text':
    'Om du vill avsluta i lugn och ro kan du be om ett avslutningsbrev. Två veckor efter brevet avslutas vägledningen.',
  'stop.plan': 'Be om ett avslutningsbrev',
  'stop.planned': 'Du har bett om ett avslutningsbrev. Du får det inom två arbetsdagar.',
  'stop.end': 'Avsluta nu',
  'stop.end.question':
    'Vill du avsluta? Vägledaren kan genast inte läsa mer. Du kan läsa meddelandena i ett halvår till, och sedan raderas de.',
  'stop.end.yes': 'Ja, avsluta',
  'stop.end.no': 'Nej, fortsätt',
  'stop.failed': 'Det gick inte att spara',

  'ended.title': 'Vägledningen är avslutad',
  'ended.text':
    'Sedan {day} kan ingen vägledare läsa det här. Du kan läsa det i ett halvår, och sedan raderas det.',
  'ended.plan': 'Din plan',
  'ended.print': 'Skriv ut eller spara planen',
  'ended.again': 'Välj en vägledare igen',
} as const
