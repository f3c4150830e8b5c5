import type { profile as sv } from '../sv/profile.ts'

/** The form in easy Swedish. The questions themselves are the instrument's, the same for everybody. */
export const profile = {
  'start.title': 'Frågor om dig och jobbet',
  'start.description': 'Du svarar på en fråga i taget. Frågorna handlar om hur du har det på jobbet.',
  'deep.title': 'Djupanalys',
  'deep.description': 'Fler frågor om hur du har det på jobbet. Det tar 8 till 12 minuter att svara.',

  'environment.title': 'Arbetsmiljöenkäten',
  'environment.description':
    'Frågor om hur du har det på jobbet och hur jobbet fungerar. Det tar 12 till 15 minuter att svara.',

  'result.title': 'Klart',
  'progress.label': 'Så långt har du kommit',
  'progress.start': 'Start',
  'progress.promise': 'Vem ser vad',
  'progress.promise.note': 'Så skyddas dina svar',
  'progress.step': 'Steg {step}',
  'progress.result': 'Resultat',

  'welcome.stressprofil.heading': 'Stressprofilen',
  'welcome.stressprofil.lead':
    'Här får du 12 frågor. De handlar om de senaste 4 veckorna. Det tar 3 till 4 minuter att svara.',
  'welcome.djupanalys.heading': 'Djupanalysen',
  'welcome.djupanalys.lead':
    'Du får en fråga i taget. Frågorna handlar om de senaste 4 veckorna. Sedan kan du svara på fler frågor om vad det kan bero på. Det tar 8 till 12 minuter.',
  'welcome.arbetsmiljo.heading': 'Arbetsmiljöenkäten',
  'welcome.arbetsmiljo.lead':
    'Först svarar du på 12 frågor om hur du har det. Sedan kan du svara på 48 frågor om ditt jobb. Det tar 12 till 15 minuter.',
  'welcome.noRight': 'Inget svar är rätt eller fel. Välj det svar som passar bäst för dig.',
  'welcome.pause': 'Du kan ta en paus när du vill. Dina svar finns kvar i den här webbläsaren i 2 veckor.',
  'welcome.start': 'Starta',
  'welcome.round':
    'Du svarar i mätningen ”{round}” hos {organisation}. Du kan svara till {date} klockan {time}.',
  'welcome.roundOffer.title': '{organisation} har en öppen mätning',
  'welcome.roundOffer.text':
    'Du är inbjuden till ”{round}”. Du kan svara till {date} klockan {time}. Du väljer själv om du vill svara.',
  'welcome.roundOffer.answer': 'Svara i mätningen',
  'welcome.roundOffer.self': 'Gör den bara för mig',
  'welcome.alone': 'Gör den bara för dig själv i stället',
  'welcome.last': 'Ditt senaste resultat finns kvar.',
  'welcome.last.link': 'Se dina resultat',
  'welcome.noScript': 'Frågorna behöver JavaScript. Slå på JavaScript i webbläsaren. Ladda sedan om sidan.',

  'promise.heading': 'Vem ser vad',
  'promise.more': 'Läs mer om vem som ser vad',
  'promise.short.seen': 'HR och din chef ser bara siffror för grupper. {units}',
  'promise.short.never':
    'De ser aldrig vad du svarar eller vilken zon du är i. De får ingen lista över vilka som har svarat. Det finns gränser för löftet. Läs om dem längre ner.',
  'promise.short.voluntary':
    'Du väljer själv om du vill svara i ”{round}” hos {organisation}. Du kan inte ta tillbaka ett svar som är skickat.',
  'promise.visitor.1': 'Dina svar stannar i den här webbläsaren.',
  'promise.visitor.2': 'Resultatet räknas ut här, i din telefon eller dator. Vi får inte veta vad du svarar.',
  'promise.visitor.3': 'Sedan väljer du själv. Du kan spara resultatet i ett konto om du vill.',
  'promise.visitor.4':
    'Använder andra samma dator? Du kan ta bort resultatet när du är klar. Det gör du på sidan med resultatet.',
  'promise.signedIn.1':
    'Resultatet sparas i ditt konto {email}. Det är krypterat. Det betyder att det är skrivet i kod. Bara du kan läsa det, om ingen annan kan läsa din mejl.',
  'promise.signedIn.2':
    'Ingen arbetsgivare får veta att du har svarat. Arbetsgivaren får inte heller veta vad du svarade.',
  'promise.signedIn.3': 'Du kan ta bort resultatet när du vill.',
  'promise.units.several': 'Ditt svar kan vara med i siffror för {chain}.',
  'promise.units.first': 'din enhet {unit} om minst {number} svarar där',
  'promise.units.next': 'annars {unit}',
  'promise.units.last': 'annars hela {unit}',
  'promise.units.one': 'Ditt svar kan vara med i siffror för hela {unit}.',
  'promise.units.none': 'Svarar färre än {number}? Då visas inga siffror alls.',
  'promise.number.8': '8',
  'promise.number.9': '9',
  'promise.number.10': '10',
  'promise.number.11': '11',
  'promise.number.12': '12',
  'promise.list.title': 'Vilka som är inbjudna',
  'promise.list.group': 'I din enhet är {count} {count|person|personer} inbjudna. Du är en av dem.',
  'promise.list.joined': '{count} av dem {count|är ny|är nya} i enheten sedan förra mätningen.',
  'promise.list.same': 'Ingen av dem är ny i enheten sedan förra mätningen.',
  'promise.list.never': 'Enheten har inte fått frågor förut. Därför är alla nya på listan.',
  'promise.list.all':
    'Hela mätningen har {count} {count|inbjuden|inbjudna}. Sedan förra mätningen är {joined} nya. {gone} är inte med längre.',
  'promise.list.allFirst': 'Hela mätningen har {count} {count|inbjuden|inbjudna}.',
  'promise.list.approval': 'Ett skyddsombud har läst listan och sagt ja till den.',
  'promise.list.silence':
    'Ett skyddsombud har haft 3 arbetsdagar på sig att läsa listan. Hen har inte sagt nej.',
  'promise.list.statement':
    'Det finns inget skyddsombud. Därför har ingen på de anställdas sida sett listan. Arbetsgivaren skriver så här om vad ni har fått veta: ”{statement}”',
  'promise.list.check':
    'Stämmer antalet med hur många ni är? Om det inte stämmer kan du vänta med att svara. Fråga skyddsombudet eller HR först. Det kan finnas påhittade personer på listan. I en liten grupp kan de avslöja vad du svarar.',
  'promise.list.proof': 'Se efter att du finns på listan',
  'promise.mixed.title': 'Vad HR och din chef ser',
  'promise.never.title': 'Vad de aldrig ser',
  'promise.never.1': 'Vad du har svarat på en fråga.',
  'promise.never.2': 'Ditt resultat eller din zon.',
  'promise.never.3':
    'En lista över vilka som har svarat. Men om nästan alla i gruppen svarar kan man förstå det ändå.',
  'promise.never.4': 'Det gäller alla som arbetar i tjänsten: HR, chefer, kollegor och vi själva.',
  'promise.final.title': 'Du kan inte ta tillbaka ett svar som är skickat',
  'promise.final.text':
    'När du skickar läggs ditt svar ihop med andras. Sedan kan ingen hitta det igen, inte ens du. Innan du skickar kan du ändra dig.',
  'promise.own.title': 'Ditt eget resultat',
  'promise.own.account':
    'Du får ditt eget resultat direkt. Det sparas i kontot {email}. Det är skrivet i kod. Bara du kan läsa det, om ingen annan kan läsa din mejl.',
  'promise.own.browser': 'Du får ditt eget resultat direkt. Det sparas bara i den här webbläsaren.',
  'promise.try': 'Testa själv vad som visas och döljs',
  'onSickLeave.title': 'Är du sjukskriven?',
  'onSickLeave.label': 'Jag är helt sjukskriven',
  'onSickLeave.hint':
    'Då frågar vi om de senaste 4 veckorna, fast du inte har jobbat. Många frågor handlar om jobbet. Du kan hoppa över en fråga i varje del. Är det fler frågor som inte går att svara på? Då kan du vänta tills du jobbar igen. Ingen annan får se ditt kryss.',
  'promise.start': 'Till första frågan',
  'promise.privacy': 'Mer om hur vi skyddar dina uppgifter',

  'question.previous': 'Föregående',
  'question.count': 'Fråga {current} av {total}',
  'question.continue': 'Fortsätt',
  'question.keys': 'Har du ett tangentbord? Då kan du svara med tangenterna 1 till 5.',
  'question.advance': 'Gå vidare automatiskt',
  'question.advance.notice':
    'När du trycker på ett svar kommer nästa fråga direkt. Du kan ändra det under varje fråga.',
  'question.advance.legend': 'När ska nästa fråga komma direkt?',
  'question.advance.pointer': 'När jag trycker på ett svar',
  'question.advance.always': 'Också när jag använder tangentbord eller skärmläsare',
  'question.advance.never': 'Aldrig. Jag trycker på Fortsätt.',
  'question.advance.pointer.note': 'På när du trycker',
  'question.advance.always.note': 'På',
  'question.advance.never.note': 'Av',
  'question.skip': 'Hoppa över frågan',
  'question.skip.limit': 'Du kan hoppa över en fråga i varje del. Den här delen handlar om: {category}.',
  'question.skip.used':
    'Du har redan hoppat över en fråga i den här delen. Välj det svar som passar bäst. Då kan vi räkna ut ditt resultat.',
  'question.error': 'Välj hur ofta du har varit med om det här.',
  'question.leaveCauses': 'Hoppa över hela delen om orsaker',
  'question.sickLeave': 'Tänk på de senaste 4 veckorna, fast du inte har jobbat.',
  'question.cause': 'Om orsaker: {cause}.',

  'causes.heading': 'Vill du svara på frågor om vad det kan bero på?',
  'causes.why': 'Svaren visar vad på jobbet som tar energi. De visar också vad din plan ska börja med.',
  'causes.sickLeave':
    'Du är sjukskriven. Har du inte haft kontakt med jobbet de senaste 4 veckorna? Då kan du hoppa över delen.',
  'causes.answer': 'Ja, jag svarar på de {count} frågorna',
  'causes.answer.hint': 'Det tar 4 till 5 minuter.',
  'causes.answer.hint.many': 'Det tar ungefär 10 minuter.',
  'causes.leave': 'Nej, jag hoppar över hela delen',
  'causes.leave.hint': 'Du får ditt resultat ändå.',
  'causes.error': 'Välj om du vill svara på frågorna om orsaker.',

  'check.heading': 'Stämmer dina svar?',
  'check.lead': 'Läs dina svar en gång till. Du kan ändra dem om något är fel.',
  'check.causes': 'Orsaker på jobbet',
  'check.change': 'Ändra',
  'check.changeWhat': 'svaret på: {question}',
  'check.skipped': 'Du hoppade över frågan',
  'check.open': 'Inget svar än',
  'check.causesLeft': 'Du har valt att hoppa över frågorna om orsaker.',
  'check.causesChange': 'Svara på dem ändå',
  'check.show': 'Visa mitt resultat',
  'check.send': 'Skicka mina svar',
  'check.final': 'Du kan inte ta tillbaka ett svar som är skickat.',
  'check.lacking': 'Svara på en fråga till om: {category}',
  'check.lackingCauses': 'Svara på alla frågor om orsaker eller hoppa över hela delen.',

  'loading.loading': 'Sidan hämtas …',
  'loading.lost':
    'Du har ingen internetanslutning. Dina svar finns kvar. Sidan visas när du har internet igen.',
  'draft.notKept': 'Webbläsaren kan inte spara dina svar. De försvinner om du laddar om eller stänger sidan.',
  'draft.resumed': 'Du har redan börjat. Fortsätt där du var.',
  'draft.reworded':
    'Frågorna har ändrats sedan du började svara. Dina svar hör till de gamla frågorna. Därför behöver du börja om.',
  'draft.startOver': 'Börja om från början',
  'draft.startOver.question': 'Vill du ta bort svaren som du har gett?',
  'draft.startOver.yes': 'Ja, börja om',
  'draft.startOver.no': 'Nej, behåll dem',
  'draft.elsewhere.heading': 'Du blev klar i en annan flik',
  'draft.elsewhere.text':
    'Svaren är skickade eller borttagna i den andra fliken. Du behöver inte göra något mer här.',
  'draft.elsewhere.again': 'Börja om',

  'sending.now': 'Skickar ditt svar …',
  'sending.sent': 'Tack. Ditt svar är skickat.',
  'sending.counted': 'Ditt svar räknas i mätningen ”{round}” hos {organisation}.',
  'sending.first': 'Har någon redan svarat med samma kod? Då räknas det första svaret.',
  'sending.read': 'Ta bort meddelandet',
  'sending.waiting.title': 'Ditt svar väntar på internet',
  'sending.waiting.text':
    'Svaret skickas av sig självt när du har internet igen. Låt gärna sidan vara öppen. Stänger du sidan? Då skickas svaret nästa gång du öppnar frågorna. Svaret räknas när det har skickats.',
  'sending.signIn.title': 'Du är inte inloggad längre',
  'sending.signIn.text': 'Ditt svar finns kvar i webbläsaren. Det skickas när du har loggat in igen.',
  'sending.signIn.button': 'Logga in',
  'sending.other.title': 'Svaret hör till ett annat konto',
  'sending.other.text':
    'En annan person har svarat här. Svaret skickas när den personen loggar in i den här webbläsaren.',
  'sending.used.title': 'Du hade redan svarat i mätningen',
  'sending.used.text':
    'Ditt första svar är räknat. Det nya svaret är inte skickat. Resultatet nedan är bara för dig.',
  'sending.closed.title': 'Mätningen har stängt',
  'sending.closed.text': 'Det går inte att svara längre. Resultatet nedan är bara för dig.',
  'sending.refused.title': 'Vi kunde inte ta emot ditt svar',
  'sending.refused.text': 'Ladda om sidan och svara igen. Resultatet nedan är bara för dig.',

  'invitation.used.heading': 'Du har redan svarat',
  'invitation.used.text':
    'Tack för ditt svar. En inbjudan räknas bara en gång. Du behöver inte göra något mer.',
  'invitation.closed.heading': 'Mätningen har stängt',
  'invitation.closed.text':
    'Det går inte längre att svara i ”{round}”. Vill du ändå veta hur du har det? Då kan du svara bara för din egen skull.',
  'invitation.unknown.heading': 'Länken fungerar inte',
  'invitation.unknown.text':
    'Mätningen kan vara slut. Det kan också fattas en bit av länken. Öppna mejlet och tryck på länken igen. Om det inte går kan du fråga den som bjöd in dig.',
  'invitation.results': 'Se dina egna resultat',
} as const satisfies Record<keyof typeof sv, string>
