/** HR prepares a round in three steps, at /matningar?ny=. */
export const prepareRound = {
  'back.list': 'Alla mätningar',
  'back.step': 'Tillbaka',
  'steps.label': 'Så långt har du kommit',
  'vad.step': 'Vad och vilka',
  'vad.title': 'Vad ska mätningen handla om, och vilka ska svara?',
  'dagar.step': 'Dagar',
  'dagar.title': 'När ska mätningen vara öppen?',
  'granska.step': 'Granska',
  'granska.title': 'Granska innan du låser listan',
  'granska.lead': 'Inget är låst och ingen har fått veta något än.',
  next: 'Fortsätt',
  'next.busy': 'Kontrollerar …',
  retry: 'Försök igen',
  optional: '(valfritt)',
  name: 'Vad ska mätningen heta?',
  'name.hint': 'Namnet syns för alla som bjuds in. Det kan till exempel vara ”Hösten 2026”.',
  instrument: 'Vilka frågor?',
  stressprofil: 'Stressprofil',
  'stressprofil.hint': '12 frågor som tar ungefär fyra minuter.',
  djupanalys: 'Djupanalys',
  'djupanalys.hint': '24 frågor och sedan en del om orsaker i arbetet. Det tar ungefär tio minuter.',
  arbetsmiljo: 'Arbetsmiljöenkät',
  'arbetsmiljo.hint':
    'Stressprofilens 12 frågor och sedan 48 om arbetsmiljön i 16 områden, även hot, våld och kränkningar. Det tar ungefär en kvart.',
  'part.legend': 'Vilka ska tillfrågas?',
  'part.whole': 'Hela organisationen',
  'part.part': 'En del av organisationen',
  'part.partHint': 'En enhet med alla enheter under den.',
  'part.only': 'Alla i {unit} tillfrågas: {count} {count|person|personer}.',
  'part.people': '{count} {count|person|personer}',
  'part.under': '{count} {count|person|personer}, under {under}',
  'part.unit': 'Vilken enhet?',
  'part.search': 'Sök enhet',
  'part.found': '{count} {count|enhet hittades|enheter hittades}.',
  'part.many': 'De första {shown} av {total} enheter visas. Skriv en del av namnet för att hitta fler.',
  'part.nobody': 'Det finns ingen att tillfråga än, eftersom inga personer är inlästa.',
  'part.nobody.way': 'Läs in personer och enheter',
  opens: 'Öppna tidigast',
  'opens.hint': 'Om du lämnar fältet tomt öppnar mätningen så snart listan är granskad.',
  closes: 'Sista dag att svara',
  'closes.hint':
    'Mätningen är öppen i minst fem arbetsdagar och högst 60 dagar. Räkna med några dagar för granskningen och två veckor för svaren.',
  'reminders.legend': 'Påminnelser',
  'reminders.hint': 'Räkna dagarna bakåt från sista dagen. Alla på listan får samma påminnelse.',
  'reminders.first': 'Första påminnelsen, dagar före sista dagen',
  'reminders.second': 'Andra påminnelsen, dagar före sista dagen',
  'repeat.legend': 'Ska mätningen upprepas?',
  'repeat.hint':
    'Två veckor före nästa gång får HR ett mejl om ett utkast med samma formulär, deltagare och påminnelser. Eventuella egna frågor skriver ni in på nytt. Ingenting öppnar av sig själv.',
  'repeat.none': 'Nej, bara den här gången',
  'repeat.2': 'Varannan månad',
  'repeat.3': 'Var tredje månad',
  'when.repeat.2': 'Mätningen upprepas varannan månad tills HR stoppar det.',
  'when.repeat.3': 'Mätningen upprepas var tredje månad tills HR stoppar det.',
  'error.reminders': 'Skriv 1 till 59 dagar för varje påminnelse, eller lämna fältet tomt.',
  'error.name': 'Skriv ett namn på mätningen, minst 2 tecken.',
  'error.instrument': 'Välj vilka frågor mätningen ska ställa.',
  'error.unitId': 'Välj vilken enhet som ska tillfrågas, eller hela organisationen.',
  'error.ownQuestions':
    'Kontrollera de egna frågorna. Ni kan skriva högst fem olika frågor på högst 200 tecken, en på varje rad. Om ni skriver på två språk ska raderna vara lika många.',
  'error.opensAt':
    'Välj en första dag från och med i dag och högst 60 dagar framåt, eller lämna fältet tomt.',
  'error.closesAt': 'Välj en sista dag som ger minst fem arbetsdagar och högst 60 dagar att svara.',
  'who.title': 'Vilka som tillfrågas',
  'who.units':
    'I {unit} tillfrågas {count} {count|person|personer} i {units} enheter, och de får frågorna i {instrument}.',
  'who.unit': 'I {unit} tillfrågas {count} {count|person|personer}, och de får frågorna i {instrument}.',
  'who.name': 'Mätningen heter {name}, och namnet syns för alla som bjuds in.',
  'who.fold': 'Enheterna och hur många som tillfrågas i varje',
  'who.change': 'Ändra frågor eller deltagare',
  'units.unit': 'Enhet',
  'units.invited': 'Personer',
  'units.below': 'Med enheter under',
  'units.note': 'Att tänka på',
  'units.small': 'Färre än {k}, så enheten får inga egna siffror',
  'units.more': 'Visa {count} till',
  'when.title': 'När den öppnar och stänger',
  'when.safety-representative':
    'Skyddsombudet får listan direkt och har tre arbetsdagar på sig att invända. Mätningen öppnar när listan är godkänd, eller av sig själv {day} klockan {time} om skyddsombudet inte säger något.',
  'when.owner':
    'Det finns inget skyddsombud som kan granska listan. Mätningen öppnar när ägaren har skrivit hur medarbetarna har informerats.',
  'when.notBefore': 'Den öppnar ändå inte före {day} klockan {time}, eftersom du har valt den dagen.',
  'when.closes': 'Mätningen stänger {day} klockan {time}.',
  'when.figures': 'Siffrorna kommer {day} klockan {time}.',
  'when.silenceCloses':
    'Om mätningen öppnar av sig själv stänger den i stället {day} klockan {time}, eftersom den alltid är öppen i minst fem arbetsdagar.',
  'when.change': 'Ändra dagarna',
  'mails.title': 'Mejlen som skickas',
  'mails.safety-representative':
    'Skyddsombudet får ett mejl nu. När mätningen öppnar får alla på listan samma inbjudan, var och en på sitt språk.',
  'mails.owner':
    'Ägaren får ett mejl nu. När mätningen öppnar får alla på listan samma inbjudan, var och en på sitt språk.',
  'mails.none': 'Ingen påminnelse skickas.',
  'mails.reminders':
    'Alla på listan får en påminnelse {days}, också de som redan har svarat, eftersom ingen ska kunna se vem som har svarat.',
  'mails.refused':
    'Den som har tackat nej till inbjudningar får inget av mejlen men kan svara genom att logga in.',
  'mails.slips':
    '{count} {count|person|personer} på listan har ingen e-postadress och får i stället en lapp med en kod. Lapparna skriver du ut när mätningen har öppnat.',
  'mails.sms':
    '{count} {count|person|personer} på listan har ingen e-postadress men ett mobilnummer och får inbjudan och påminnelser som sms, på vardagar mellan klockan 08.00 och 20.00.',
  'mails.neither':
    '{count} {count|person|personer} på listan kan inte nås med vare sig mejl eller sms och får i stället en lapp med en kod. Lapparna skriver du ut när mätningen har öppnat.',
  'mails.smsReminder':
    '{count} {count|person|personer} på listan har både e-postadress och mobilnummer och får dessutom ett sms vid varje påminnelse, sammanlagt högst {total} sms. Ett sms räknas oftast som två, eftersom texten är lång.',
  'mails.smsReminder.text': 'Sms om påminnelsen',
  'mails.sms.text': 'Inbjudan som sms',
  'mails.review.safety-representative': 'Mejlet till skyddsombudet',
  'mails.review.owner': 'Mejlet till ägaren',
  'mails.invitation': 'Inbjudan till alla på listan',
  'mails.reminder': 'Påminnelsen till alla på listan',
  'smallest.title': 'Vad du får se',
  'smallest.text':
    'Minsta grupp är {k}. En enhet får egna siffror först när minst {k} personer där har svarat, och annars räknas svaren med i en större enhet när det går.',
  'smallest.few':
    '{few} av de {units} enheterna har färre än {k} personer, också när enheterna under räknas med, och kan därför inte få egna siffror.',
  'smallest.none':
    'Färre än {k} personer tillfrågas, så mätningen kan inte visa några siffror. Välj en större del av organisationen.',
  'smallest.full':
    'Om precis {k} personer är inbjudna i en enhet, och alla svarar, visas enhetens siffror. Då framgår att alla har svarat, men inte vad.',
  'smallest.full.choice': 'Ägaren kan ställa in att sådana siffror inte ska visas.',
  'smallest.full.hidden':
    'Är precis {k} personer inbjudna i en enhet visas inga egna siffror för den, eftersom det då skulle framgå att alla har svarat. Så har ägaren ställt in det.',
  'smallest.more': 'Även en större enhet döljs om siffrorna annars kan avslöja vad någon enskild har svarat.',
  'smallest.first':
    'Det är den första mätningen. Om den öppnar av sig själv, utan att skyddsombudet har godkänt listan, visas inga siffror, eftersom ingen har intygat att personerna finns.',
  'fixed.title': 'Det här kan du inte ändra i efterhand',
  'fixed.list': 'Listan är låst, så den som byter enhet räknas där hen stod på listan.',
  'fixed.choice':
    'Frågor, deltagare, minsta grupp och påminnelser ligger fast. Sista dagen kan du flytta framåt en gång, aldrig bakåt. Så länge mätningen inte har öppnat kan du avbryta den och börja om.',
  'fixed.closing': 'När mätningen har öppnat kan du stänga den tidigast efter fem arbetsdagar.',
  'fixed.again':
    'Det dröjer minst fyra veckor innan fler än tre av samma personer kan tillfrågas igen, även om de har fått nya adresser, nummer eller enheter.',
  'refused.plan.next': 'Nästa gång är nu {day}.',
  'refused.plan.stopped':
    'Mätningen upprepas inte längre. Om du går vidare förbereds den bara den här gången.',
  'refused.plan.goOn': 'Gå vidare med det jag har skrivit',
  'refused.take': 'Välj {day} som första dag',
  send: 'Lås listan och lämna den för granskning',
  'send.busy': 'Låser listan …',
  'begun.title': 'Listan till {name} håller på att låsas.',
  'begun.text':
    'Det tar någon minut när {count} personer ska skrivas in. Du ser i listan hur långt det har kommit och kan lämna sidan under tiden. När listan är låst lämnas den för granskning.',
  'done.title': 'Listan till {name} är låst och lämnad för granskning. Ingen har bjudits in än.',
  'done.safety-representative':
    'Skyddsombudet får ett mejl nu. Mätningen öppnar när listan är godkänd, eller av sig själv {day} klockan {time}.',
  'done.owner':
    'Ägaren får ett mejl nu. Mätningen öppnar när ägaren har skrivit hur medarbetarna har informerats.',
  'done.invited': 'Då får {count} {count|person|personer} sin inbjudan.',
  'done.closes': 'Den stänger {day} klockan {time}, och siffrorna kommer inom ett dygn, klockan 09.00.',
} as const
