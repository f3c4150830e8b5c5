/** The form of both instruments: from the welcome to the check page and the sending. */
export const profile = {
  'start.title': 'Frågor om dig och jobbet',
  'start.description': 'Svara på en fråga i taget om hur du har det på jobbet.',
  'deep.title': 'Djupanalys',
  'deep.description':
    'Frågor om hur du har det på jobbet och vad som kan ligga bakom. Det tar åtta till tolv minuter.',

  'environment.title': 'Arbetsmiljöenkäten',
  'environment.description':
    'Frågor om hur du har det på jobbet och om arbetsmiljön. Det tar tolv till femton minuter.',

  'result.title': 'Klart',
  'progress.label': 'Så långt har du kommit',
  'progress.start': 'Start',
  'progress.promise': 'HR-översikt',
  'progress.promise.note': 'Så skyddas dina svar',
  'progress.step': 'Steg {step}',
  'progress.result': 'Resultat',

  'welcome.stressprofil.heading': 'Stressprofilen',
  'welcome.stressprofil.lead':
    'Du svarar på tolv frågor om de senaste fyra veckorna. Det tar tre till fyra minuter.',
  'welcome.djupanalys.heading': 'Djupanalysen',
  'welcome.djupanalys.lead':
    'Du svarar på en fråga i taget om de senaste fyra veckorna och kan sedan välja en del om vad som kan ligga bakom. Det tar åtta till tolv minuter.',
  'welcome.arbetsmiljo.heading': 'Arbetsmiljöenkäten',
  'welcome.arbetsmiljo.lead':
    'Du svarar på tolv frågor om hur du har det och kan sedan svara på 48 frågor om arbetsmiljön. Det tar tolv till femton minuter.',
  'welcome.noRight': 'Det finns inga rätta svar, så välj det som stämmer bäst för dig.',
  'welcome.pause': 'Du kan pausa när du vill, eftersom svaren sparas i den här webbläsaren i två veckor.',
  'welcome.start': 'Starta',
  'welcome.round':
    'Du svarar i mätningen ”{round}” hos {organisation}. Den är öppen till {date} klockan {time}.',
  'welcome.roundOffer.title': '{organisation} har en öppen mätning',
  'welcome.roundOffer.text':
    'Du är inbjuden till ”{round}”, som är öppen till {date} klockan {time}. Det är frivilligt att svara.',
  'welcome.roundOffer.answer': 'Svara i mätningen',
  'welcome.roundOffer.self': 'Gör den bara för mig',
  'welcome.alone': 'Gör den bara för dig själv i stället',
  'welcome.last': 'Ditt senaste resultat finns kvar.',
  'welcome.last.link': 'Se dina resultat',
  'welcome.noScript': 'Frågorna behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',

  'promise.heading': 'Vem ser vad',
  'promise.more': 'Läs mer om vem som ser vad',
  'promise.short.seen': 'HR och din chef ser bara siffror för grupper. {units}',
  'promise.short.never':
    'De ser aldrig vad du har svarat eller vilken zon du är i, och de får ingen lista över vilka som har svarat. Löftet har gränser, och dem kan du läsa om här nedanför.',
  'promise.short.voluntary':
    'Det är frivilligt att svara i ”{round}” hos {organisation}. Ett skickat svar går inte att ta tillbaka.',
  'promise.visitor.1': 'Inget du svarar lämnar den här webbläsaren.',
  'promise.visitor.2': 'Resultatet räknas ut här, i din telefon eller dator. Vi får inte veta vad du svarar.',
  'promise.visitor.3': 'Efteråt väljer du själv om du vill spara resultatet i ett konto.',
  'promise.visitor.4':
    'Om du delar dator med andra kan du ta bort resultatet på resultatsidan när du är klar.',
  'promise.signedIn.1':
    'Resultatet sparas krypterat i kontot {email}. Bara du kan läsa det, om ingen annan kan läsa mejlen dit.',
  'promise.signedIn.2': 'Ingen arbetsgivare får veta att du har svarat eller vad du har svarat.',
  'promise.signedIn.3': 'Du kan ta bort resultatet när du vill.',
  'promise.units.several': 'Ditt svar kan räknas med i siffror för {chain}.',
  'promise.units.first': 'din enhet {unit} om minst {number} svarar där',
  'promise.units.next': 'annars {unit}',
  'promise.units.last': 'annars hela {unit}',
  'promise.units.one': 'Ditt svar kan räknas med i siffror för hela {unit}.',
  'promise.units.none': 'Om färre än {number} svarar visas inga siffror alls.',
  'promise.number.8': 'åtta',
  'promise.number.9': 'nio',
  'promise.number.10': 'tio',
  'promise.number.11': 'elva',
  'promise.number.12': 'tolv',
  'promise.list.title': 'Vilka som är inbjudna',
  'promise.list.group': 'I din enhet är {count} {count|person|personer} inbjudna, du inräknad.',
  'promise.list.joined': '{count} av dem {count|är ny|är nya} i enheten sedan förra mätningen.',
  'promise.list.same': 'Ingen av dem är ny i enheten sedan förra mätningen.',
  'promise.list.never': 'Enheten har inte tillfrågats förut, så alla är nya på listan.',
  'promise.list.all':
    'Hela mätningen bjuder in {count} {count|person|personer}. Sedan förra mätningen har {joined} kommit till och {gone} fallit bort.',
  'promise.list.allFirst': 'Hela mätningen bjuder in {count} {count|person|personer}.',
  'promise.list.approval': 'Ett skyddsombud har granskat listan och godkänt den.',
  'promise.list.silence': 'Ett skyddsombud har kunnat granska listan i tre arbetsdagar och har inte invänt.',
  'promise.list.statement':
    'Ingen på de anställdas sida har sett listan, eftersom det inte finns något skyddsombud. Så här skriver arbetsgivaren att ni har informerats: ”{statement}”',
  'promise.list.check':
    'Om antalet inte stämmer med hur många ni är bör du vänta med att svara och fråga skyddsombudet eller HR. Påhittade personer i en liten grupp kan avslöja vad du svarar.',
  'promise.list.proof': 'Kontrollera att du finns på listan',
  'promise.mixed.title': 'Vad HR och din chef ser',
  'promise.never.title': 'Vad de aldrig ser',
  'promise.never.1': 'Vad du har svarat på någon fråga.',
  'promise.never.2': 'Ditt resultat eller din zon.',
  'promise.never.3':
    'En lista över vilka som har svarat. Om nästan alla i gruppen svarar kan det ändå framgå.',
  'promise.never.4': 'Det gäller alla som arbetar i tjänsten: HR, chefer, kollegor och vår egen personal.',
  'promise.final.title': 'Ett skickat svar går inte att ta tillbaka',
  'promise.final.text':
    'När du skickar svaret läggs det ihop med andras. Därefter kan ingen hitta det igen, inte ens du, men fram till dess kan du ändra dig.',
  'promise.own.title': 'Ditt eget resultat',
  'promise.own.account':
    'Du får ditt eget resultat direkt. Det sparas krypterat i kontot {email}, där bara du kan läsa det om ingen annan kan läsa mejlen dit.',
  'promise.own.browser': 'Du får ditt eget resultat direkt, och det sparas bara i den här webbläsaren.',
  'promise.try': 'Testa själv vad som visas och döljs',
  'onSickLeave.title': 'Är du sjukskriven?',
  'onSickLeave.label': 'Jag är helt sjukskriven',
  'onSickLeave.hint':
    'Då frågar vi om de senaste fyra veckorna, även om du inte har arbetat. Många frågor handlar om jobbet. Du kan hoppa över en fråga i varje del, och om det är fler som inte går att svara på kan du vänta med frågorna tills du arbetar igen. Ingen annan får se uppgiften.',
  'promise.start': 'Till första frågan',
  'promise.privacy': 'Mer om hur vi skyddar dina uppgifter',

  'question.previous': 'Föregående',
  'question.count': 'Fråga {current} av {total}',
  'question.continue': 'Fortsätt',
  'question.keys': 'På ett tangentbord väljer du svar med tangenterna 1 till 5.',
  'question.advance': 'Gå vidare automatiskt',
  'question.advance.notice':
    'När du trycker på ett svar kommer nästa fråga av sig själv. Det kan du ändra under varje fråga.',
  'question.advance.legend': 'När ska nästa fråga komma av sig själv?',
  'question.advance.pointer': 'När jag trycker eller klickar på ett svar',
  'question.advance.always': 'Även när jag använder tangentbord eller skärmläsare',
  'question.advance.never': 'Aldrig, jag går vidare med Fortsätt',
  'question.advance.pointer.note': 'På när du trycker',
  'question.advance.always.note': 'På',
  'question.advance.never.note': 'Av',
  'question.skip': 'Hoppa över frågan',
  'question.skip.limit': 'Du kan hoppa över en fråga i varje del. Den här delen handlar om: {category}.',
  'question.skip.used':
    'Du har redan hoppat över en fråga i den här delen. Välj det svar som stämmer bäst, så att vi kan räkna ut resultatet.',
  'question.error': 'Välj hur ofta du har varit med om det här.',
  'question.leaveCauses': 'Hoppa över hela delen om orsaker',
  'question.sickLeave': 'Tänk på de senaste fyra veckorna, även om du inte har arbetat.',
  'question.cause': 'Om orsaker: {cause}.',

  'causes.heading': 'Vill du svara på frågor om vad som kan ligga bakom?',
  'causes.why': 'Svaren visar vad på jobbet som tar energi och bestämmer vad din plan börjar med.',
  'causes.sickLeave':
    'Eftersom du är sjukskriven kan du hoppa över delen om du inte har haft kontakt med jobbet de senaste fyra veckorna.',
  'causes.answer': 'Ja, jag svarar på de {count} frågorna',
  'causes.answer.hint': 'Det tar fyra till fem minuter.',
  'causes.answer.hint.many': 'Det tar ungefär tio minuter.',
  'causes.leave': 'Nej, jag hoppar över hela delen',
  'causes.leave.hint': 'Du får ditt resultat ändå.',
  'causes.error': 'Välj om du vill svara på frågorna om orsaker.',

  'check.heading': 'Stämmer dina svar?',
  'check.lead': 'Läs igenom svaren. Du kan ändra dem om något inte stämmer.',
  'check.causes': 'Orsaker på jobbet',
  'check.change': 'Ändra',
  'check.changeWhat': 'svaret på: {question}',
  'check.skipped': 'Överhoppad',
  'check.open': 'Inte besvarad',
  'check.causesLeft': 'Du har valt att hoppa över frågorna om orsaker.',
  'check.causesChange': 'Svara på dem ändå',
  'check.show': 'Visa mitt resultat',
  'check.send': 'Skicka mina svar',
  'check.final': 'Ett skickat svar går inte att ta tillbaka.',
  'check.lacking': 'Svara på en fråga till om: {category}',
  'check.lackingCauses': 'Svara på alla frågor om orsaker eller hoppa över hela delen.',

  'loading.loading': 'Sidan hämtas …',
  'loading.lost':
    'Ingen internetanslutning. Dina svar finns kvar, och sidan visas när anslutningen är tillbaka.',
  'draft.notKept':
    'Webbläsaren kan inte spara dina svar, så de försvinner om du laddar om eller stänger sidan.',
  'draft.resumed': 'Du har redan börjat och kan fortsätta där du var.',
  'draft.reworded':
    'Frågorna har fått nya formuleringar sedan du började svara. Dina svar gällde de gamla frågorna och kan inte användas här, så du behöver börja från början.',
  'draft.startOver': 'Börja om från början',
  'draft.startOver.question': 'Vill du ta bort svaren som du har gett?',
  'draft.startOver.yes': 'Ja, börja om',
  'draft.startOver.no': 'Nej, behåll dem',
  'draft.elsewhere.heading': 'Du blev klar i en annan flik',
  'draft.elsewhere.text': 'Svaren har skickats eller tagits bort där, så du behöver inte göra något mer här.',
  'draft.elsewhere.again': 'Börja om',

  'sending.now': 'Skickar ditt svar …',
  'sending.sent': 'Tack. Ditt svar är skickat.',
  'sending.counted': 'Det räknas i mätningen ”{round}” hos {organisation}.',
  'sending.first': 'Om någon redan har svarat med samma kod är det det första svaret som räknas.',
  'sending.read': 'Ta bort meddelandet',
  'sending.waiting.title': 'Ditt svar väntar på internetanslutning',
  'sending.waiting.text':
    'Svaret skickas automatiskt när anslutningen är tillbaka, så låt gärna sidan vara öppen. Om du stänger den skickas svaret nästa gång du öppnar frågorna. Svaret räknas i mätningen när det har skickats.',
  'sending.signIn.title': 'Du är inte inloggad längre',
  'sending.signIn.text': 'Ditt svar finns kvar i webbläsaren och skickas när du har loggat in igen.',
  'sending.signIn.button': 'Logga in',
  'sending.other.title': 'Svaret hör till ett annat konto',
  'sending.other.text': 'Svaret skickas när den person som svarade loggar in i den här webbläsaren.',
  'sending.used.title': 'Du hade redan svarat i mätningen',
  'sending.used.text':
    'Ditt första svar är räknat, och det nya har inte skickats. Resultatet nedan är bara för dig.',
  'sending.closed.title': 'Mätningen har stängt',
  'sending.closed.text': 'Svar som skickas nu räknas inte. Resultatet nedan är bara för dig.',
  'sending.refused.title': 'Ditt svar kunde inte tas emot',
  'sending.refused.text': 'Ladda om sidan och svara igen. Resultatet nedan är bara för dig.',

  'invitation.used.heading': 'Du har redan svarat',
  'invitation.used.text':
    'Tack för ditt svar. Varje inbjudan räknas en gång, så du behöver inte göra något mer.',
  'invitation.closed.heading': 'Mätningen har stängt',
  'invitation.closed.text':
    'Det går inte längre att svara i ”{round}”. Om du ändå vill se hur du har det kan du svara bara för din egen skull.',
  'invitation.unknown.heading': 'Länken fungerar inte',
  'invitation.unknown.text':
    'Mätningen kan vara avslutad, eller så saknas en del av länken. Öppna mejlet och tryck på länken där en gång till. Om det inte hjälper kan du fråga den som bjöd in dig.',
  'invitation.results': 'Se dina egna resultat',
} as const
