/** E-mails. Their subjects reveal nothing to a person who glances at the screen. */
export const mail = {
  'number.7': 'sju',
  'number.8': 'åtta',
  'number.9': 'nio',
  'number.10': 'tio',
  'number.11': 'elva',
  'number.12': 'tolv',
  'footer.why': 'Du får mejlet eftersom din adress har använts i {brand}.',
  'footer.noReply': 'Det går inte att svara på mejlet.',
  'footer.unwanted': 'Vill du inte ha de här mejlen?',
  'footer.switchOff': 'Stäng av dem',
  'link.fallback': 'Om knappen inte fungerar kan du kopiera adressen till din webbläsare:',
  'code.subject': 'Din kod till {brand}',
  'code.heading': 'Din kod',
  'code.lead':
    'Skriv in koden på sidan där du loggar in. Koden gäller i {minutes} minuter och kan bara användas en gång.',
  'code.link': 'Logga in',
  'code.linkLead':
    'Du kan också öppna sidan härifrån, i samma webbläsare som du bad om koden i. Ingenting händer förrän du själv klickar på Logga in där.',
  'code.notYou': 'Om du inte har bett om koden behöver du inte göra något. Ge aldrig koden till någon annan.',
  'private.heading': 'Bekräfta din privata adress',
  'private.lead':
    'Skriv in koden på sidan där du lade till adressen. Koden gäller i {minutes} minuter och kan bara användas en gång. Därefter öppnar du dina egna resultat med den här adressen.',
  'address.to.heading': 'Bekräfta din nya adress',
  'address.to.lead':
    'Skriv in koden på sidan där du byter adress. Koden gäller i {minutes} minuter och kan bara användas en gång. När bytet är klart loggar du in med den här adressen.',
  'address.to.notYou':
    'Om du inte har bett om koden behöver du inte göra något. Ge aldrig koden till någon annan.',
  'address.from.heading': 'Bekräfta att du vill byta adress',
  'address.from.lead':
    'Någon som är inloggad på ditt konto vill byta adressen som du loggar in med. Om det är du skriver du in koden på sidan där du byter adress, tillsammans med koden som har skickats till den nya adressen. Koden gäller i {minutes} minuter och kan bara användas en gång.',
  'address.from.notYou':
    'Om det inte är du ska du inte ge koden till någon. Logga in, gå till Inställningar och välj Logga ut överallt utom här, så att den som är inloggad inte är det längre.',
  'address.taken.subject': 'Adressen har redan ett konto i {brand}',
  'address.taken.heading': 'Adressen har redan ett konto',
  'address.taken.lead':
    'Någon vill använda den här adressen till ett annat konto, men det går inte eftersom den redan hör till ett konto här. Om det är du kan du antingen logga in med den här adressen eller välja en annan adress.',
  'address.taken.notYou':
    'Om det inte är du behöver du inte göra något. Den som försökte har inte fått veta att du har ett konto.',
  'address.changed.subject': 'Adressen till ditt konto i {brand} är bytt',
  'address.changed.heading': 'Adressen till ditt konto är bytt',
  'address.changed.lead':
    'Den byttes {day} klockan {time}, med en kod från den här adressen och en från den nya. Den här adressen öppnar inte kontot längre, och kontot är utloggat på alla andra enheter.',
  'address.changed.you':
    'Om det var du behöver du inte göra något. Den nya adressen står inte i mejlet, eftersom någon annan kanske kan läsa det som skickas hit.',
  'address.changed.notYou':
    'Om det inte var du har någon som kan läsa mejlen hit tagit över kontot. Ring {phone} eller mejla {email} så snart du kan, och byt lösenord till din e-post.',
  'privateAdded.subject': 'En privat e-postadress är tillagd i {brand}',
  'privateAdded.heading': 'En privat e-postadress är tillagd på ditt konto',
  'privateAdded.lead':
    'Någon som var inloggad på ditt konto lade till adressen {day} klockan {time}. Dina egna resultat öppnas nu bara med den adressen, och påminnelser om det som är ditt eget skickas dit. När du svarar i mätningar eller gör något i en roll på jobbet loggar du in med den här adressen, precis som förut.',
  'privateAdded.you':
    'Om det var du behöver du inte göra något. Den privata adressen står inte i mejlet, eftersom någon annan kanske kan läsa det som skickas hit.',
  'privateAdded.notYou':
    'Om du inte lade till adressen har någon som kan läsa mejlen hit loggat in som du, och personen kan ha sett dina egna resultat. Ring då {phone} eller mejla {email} från en adress som bara du läser. Ta också reda på vilka som kan läsa din e-post på jobbet.',
  'factor.authenticator-added.subject': 'Tvåstegsverifiering är påslagen i {brand}',
  'factor.authenticator-added.heading': 'Du har lagt till en autentiseringsapp',
  'factor.authenticator-added.lead':
    'Appen lades till på ditt konto {day} klockan {time}. När du loggar in med koden från mejlet behöver du nu också en kod från appen. Du är utloggad överallt utom i den webbläsare där appen lades till.',
  'factor.authenticator-removed.subject': 'Autentiseringsappen är borttagen i {brand}',
  'factor.authenticator-removed.heading': 'Autentiseringsappen är borttagen från ditt konto',
  'factor.authenticator-removed.lead':
    'Appen togs bort {day} klockan {time}. Reservkoderna som hörde till kontot fungerar inte längre.',
  'factor.passkey-added.subject': 'En passkey är tillagd i {brand}',
  'factor.passkey-added.heading': 'En passkey är tillagd på ditt konto',
  'factor.passkey-added.lead':
    'Den lades till {day} klockan {time}. Från och med nu kan du logga in med den, utan kod från mejlen.',
  'factor.passkey-removed.subject': 'En passkey är borttagen i {brand}',
  'factor.passkey-removed.heading': 'En passkey är borttagen från ditt konto',
  'factor.passkey-removed.lead': 'Den togs bort {day} klockan {time} och går inte längre att logga in med.',
  'factor.recovery-code-used.subject': 'En reservkod har använts i {brand}',
  'factor.recovery-code-used.heading': 'En reservkod har använts på ditt konto',
  'factor.recovery-code-used.lead':
    'Någon som hade koden från din e-post skrev också in en av dina reservkoder {day} klockan {time}. Den koden går inte att använda igen.',
  'factor.recovery-codes-made.subject': 'Nya reservkoder i {brand}',
  'factor.recovery-codes-made.heading': 'Ditt konto har fått nya reservkoder',
  'factor.recovery-codes-made.lead':
    'De nya koderna gjordes {day} klockan {time}, och de gamla reservkoderna fungerar inte längre.',
  'factor.sessions-ended.subject': 'Du är utloggad i {brand}',
  'factor.sessions-ended.heading': 'Du är utloggad',
  'factor.sessions-ended.lead':
    'De som driver tjänsten loggade ut dig {day} klockan {time}, eftersom någon bad oss om det. Alla inloggningar med den här adressen är avslutade, och du kan logga in igen som vanligt. Om du har blivit av med en enhet som du har en passkey på behöver du också ta bort den passkeyn under Inställningar.',
  'factor.sessions-ended.you': 'Om det var du som bad om det behöver du inte göra något mer.',
  'factor.sessions-ended.notYou':
    'Om du inte bad om det kan du ringa {phone} eller mejla {email}, så hjälper vi dig att ta reda på vad som har hänt. Utloggningen i sig ger ingen annan tillgång till ditt konto.',
  'factor.all-removed.subject': 'Tvåstegsverifieringen är borttagen i {brand}',
  'factor.all-removed.heading': 'Tvåstegsverifieringen är borttagen från ditt konto',
  'factor.all-removed.lead':
    'Den togs bort {day} klockan {time} av dem som driver tjänsten, eftersom någon bad om det, och du är utloggad överallt. Logga in med en kod från mejlet och lägg till en app eller en passkey på nytt.',
  'factor.you': 'Om det var du behöver du inte göra något.',
  'factor.notYou':
    'Om det inte var du har någon annan kommit in på ditt konto. Ring då {phone} eller mejla {email} och byt lösenord till din e-post.',
  'browser.subject': 'Ny inloggning i {brand}',
  'browser.heading': 'Ny inloggning på ditt konto',
  'browser.lead':
    'Någon loggade in på ditt konto {day} klockan {time} i en webbläsare som vi inte känner igen.',
  'browser.first.subject': 'Ditt konto i {brand}',
  'browser.first.heading': 'Nu har du ett konto',
  'browser.first.lead': 'Din e-postadress användes för att logga in för första gången {day} klockan {time}.',
  'browser.device': 'Webbläsare: {device}.',
  'browser.you': 'Om det var du behöver du inte göra något.',
  'browser.notYou':
    'Om det inte var du har någon läst koden i din e-post. Logga in, gå till Inställningar och välj ”Logga ut överallt utom här”. Se sedan till att ingen annan kommer åt din e-post.',
  'browser.link': 'Se var du är inloggad',
  'invitation.subject': 'Mätning på din arbetsplats',
  'invitation.heading': 'Hur har du det på jobbet?',
  'invitation.lead':
    '{organisation} vill veta hur du och dina kollegor mår på jobbet just nu. Det tar några minuter att svara.',
  'invitation.link': 'Svara på frågorna',
  'invitation.easy': 'Läs och svara på lättläst svenska',
  'invitation.closes': 'Du kan svara till och med {day} klockan {time}.',
  'invitation.alone':
    'Ingen på din arbetsplats får se dina svar, men den som kan läsa din e-post kan logga in som du.',
  'invitation.mixed': 'Dina svar visas alltid blandade med minst {others} andras på din arbetsgivares lista.',
  'invitation.helpers':
    'Det är arbetsgivaren som skriver listan, och om alla utom en i en grupp hjälper arbetsgivaren går det att räkna ut den sistas resultat.',
  'invitation.unseen':
    'Ingen på de anställdas sida har sett listan över vilka som har fått frågorna, eftersom det inte finns något skyddsombud.',
  'invitation.free': 'Du väljer själv om du vill svara.',
  'invitation.personal': 'Länken är din egen och fungerar en gång. Skicka den inte vidare.',
  'invitation.code':
    'Om länken inte fungerar kan du gå till {page} och skriva den här koden, som är din egen precis som länken:',
  'round.reminder.subject': 'Påminnelse: mätning på din arbetsplats',
  'round.reminder.heading': 'Du kan fortfarande svara',
  'round.reminder.lead':
    'Det här är en påminnelse om mätningen hos {organisation}, som stänger {day}. Det tar några minuter att svara.',
  'round.extended.subject': 'Mer tid att svara i mätningen på din arbetsplats',
  'round.extended.heading': 'Mätningen är öppen längre',
  'round.extended.lead':
    '{organisation} har flyttat fram sista dagen för mätningen, så du kan svara till och med {day}. Det tar några minuter.',
  'round.all':
    'Alla som är inbjudna får det här mejlet, också de som redan har svarat, eftersom utskicket inte ska kunna avslöja vem som har svarat. Om du redan har svarat behöver du inte göra något.',
  'told.subject': 'Resultatet av mätningen på din arbetsplats',
  'told.heading': 'Du kan läsa resultatet av mätningen',
  'told.lead':
    'Nu kan medarbetarna hos {organisation} läsa resultatet av den senaste mätningen. Där står också vilka åtgärder som har planerats och gjorts.',
  'told.link': 'Läs resultatet',
  'told.why':
    'Alla som arbetar i den del som tillfrågades får det här mejlet, oavsett om de har svarat. Resultatet visas bara för grupper och är samma siffror som din arbetsgivare ser.',
  'planned.subject': 'Dags att förbereda nästa mätning',
  'planned.heading': 'Nästa mätning ska förberedas',
  'planned.lead':
    'Mätningen hos {organisation} upprepas, och nästa är planerad till {day}. Ett utkast med samma formulär, deltagare och påminnelser som förra gången väntar på sidan Mätningar. Eventuella egna frågor skriver ni in på nytt.',
  'planned.link': 'Granska utkastet',
  'planned.then':
    'Mätningen öppnar inte av sig själv. Du behöver låsa listan, och den granskas som vanligt innan någon bjuds in. Om mätningen inte längre ska upprepas kan du stoppa den på samma sida.',
  'ready.subject': 'Siffrorna från en mätning är klara',
  'ready.heading': 'Siffrorna är klara',
  'ready.lead': 'Siffrorna från mätningen ”{round}” hos {organisation} kom {day}.',
  'ready.link': 'Se siffrorna',
  'ready.then':
    'Siffrorna har räknats en gång och ändras inte efteråt. Om en enhet saknar siffror är den för liten, eller så skulle siffrorna kunna avslöja vad någon enskild har svarat.',
  'list-review.safety-representative.subject': 'En lista väntar på din granskning',
  'list-review.safety-representative.heading': 'Granska listan innan mätningen öppnar',
  'list-review.safety-representative.lead':
    '{organisation} vill öppna mätningen ”{round}”, och du är skyddsombud. Listan har {count} personer som ska få frågorna.',
  'list-review.safety-representative.why':
    'Titta efter namn som du inte känner igen, enheter som har ändrats och adresser som ser konstiga ut. Påhittade personer på listan kan avslöja vad en kollega har svarat.',
  'list-review.safety-representative.link': 'Granska listan',
  'list-review.approved': 'Om du godkänner listan öppnar mätningen direkt.',
  'list-review.approved.planned':
    'Om du godkänner listan öppnar mätningen som planerat {day} klockan {time}.',
  'list-review.objected': 'Om du invänder öppnar den inte förrän du och HR är överens.',
  'list-review.silent': 'Om du inte säger något öppnar den {day} klockan {time}.',
  'list-review.silent.never':
    'Den öppnar inte av sig själv, eftersom någon som fick listan före dig inte längre kan svara.',
  'list-review.owner.subject': 'En mätning väntar på dig',
  'list-review.owner.heading': 'Skriv hur medarbetarna har informerats',
  'list-review.owner.lead':
    '{organisation} vill öppna mätningen ”{round}” för {count} personer, men det finns inget skyddsombud som kan granska listan.',
  'list-review.owner.why':
    'Därför behöver du som är ägare skriva hur medarbetarna har fått veta vilka som ska tillfrågas. Alla som bjuds in får läsa det du skriver och får veta att ingen på deras sida har sett listan.',
  'list-review.owner.link': 'Skriv hur de har informerats',
  'list-review.owner.then': 'Mätningen öppnar först när du har skrivit hur de har informerats.',
  'list-objection.subject': 'Skyddsombudet har invänt mot en lista',
  'list-objection.heading': 'Mätningen väntar på att listan rättas',
  'list-objection.lead':
    'Ett skyddsombud har invänt mot listan för mätningen ”{round}” hos {organisation}. Du kan läsa vad som behöver rättas på sidan Mätningar.',
  'list-objection.link': 'Läs invändningen',
  'list-objection.then':
    'Mätningen öppnar inte förrän skyddsombudet som invände godkänner listan. En låst lista går inte att ändra, så om den behöver rättas kan du avbryta mätningen, läsa in en ny fil och förbereda en ny mätning.',
  'program-stop.subject': 'Ett program som ändrar i listan har stoppats',
  'program-stop.heading': 'För många personer skulle ha ändrats',
  'program-stop.lead':
    'Programmet ”{program}” försökte ändra i listan över personer hos {organisation}, men stoppades. På fyra veckor får högst 40 % av personerna tas bort och högst 5 % byta adress eller anställningsnummer, både i organisationen och i varje enhet.',
  'program-stop.link': 'Se vad som har ändrats',
  'program-stop.then':
    'Det som stoppades har inte ändrat något. Om det inte var meningen behöver den som sköter programmet rätta det, och en ägare kan avsluta nyckeln på sidan Integrationer. Om så många verkligen ska bort kan ni höra av er till oss.',
  'trial.subject': 'Provmejl: kommer länken fram?',
  'trial.heading': 'Kommer länken fram hela vägen?',
  'trial.lead':
    'Du har bett om det här mejlet på sidan Integrationer. Länken är gjord som länken i en inbjudan, men den öppnar ingenting. Öppna den i den webbläsare där du är inloggad, så står det på sidan om den har kommit fram hel.',
  'trial.link': 'Se om länken kom fram',
  'trial.then':
    'Om mejlet hamnade i skräpposten behöver den som sköter er e-post godkänna vår avsändare innan ni bjuder in någon.',
  'webhook-off.subject': 'En webhook har stängts av',
  'webhook-off.heading': 'Era händelser kommer inte fram',
  'webhook-off.lead':
    'Adressen {host} har inte tagit emot något från {organisation} på tre dagar, eller har svarat att den inte finns längre. Därför har vi stängt av den, och inget mer skickas dit.',
  'webhook-off.link': 'Se vad som hände',
  'webhook-off.then':
    'När mottagaren fungerar igen kan du skicka en provhändelse och sedan slå på adressen på sidan Integrationer. Där kan du också skicka det som inte kom fram.',
  'measure.subject': 'Påminnelse om {count} {count|åtgärd|åtgärder} i arbetsmiljöplanen',
  'measure.heading': 'Åtgärder den närmaste veckan',
  'measure.lead':
    'Det här är en påminnelse om {count} {count|åtgärd|åtgärder} i arbetsmiljöplanen för {organisation} som ska vara {count|klar|klara} eller följas upp inom en vecka.',
  'measure.due': 'En åtgärd för {unit} ska vara klar {day}',
  'measure.follow-up': 'En åtgärd för {unit} ska följas upp {day}',
  'measure.do':
    'Uppdatera gärna en åtgärd när den är genomförd, eller välj en ny dag om ni behöver mer tid. När ni följer upp en åtgärd tar ni reda på vad den har lett till, gärna tillsammans med gruppen och skyddsombudet, och skriver in resultatet.',
  'measure.why': 'Påminnelsen går till HR och till den som ansvarar för en åtgärd.',
  'due.asked': 'Du har bett om en påminnelse {day} klockan {time}.',
  'due.plan-reminder.subject': 'Påminnelse från {brand}',
  'due.plan-reminder.heading': 'Dags för något i din plan',
  'due.plan-reminder.lead': 'Det är snart dags för något som du har planerat.',
  'due.plan-reminder.link': 'Öppna min plan',
  'due.plan-reminder.calm': 'Om det inte passar nu kan du flytta det eller hoppa över det.',
  'due.weekly-review.subject': 'Din vecka i {brand}',
  'due.weekly-review.heading': 'Hur blev veckan?',
  'due.weekly-review.lead': 'Ta två minuter och se tillbaka på veckan: vad blev av och vad hjälpte?',
  'due.weekly-review.link': 'Se tillbaka på veckan',
  'due.weekly-review.calm':
    'Om veckan inte blev som du hade tänkt kan du ändra planen, så att den passar bättre nästa vecka.',
  'due.programme-reminder.subject': 'Påminnelse från {brand}',
  'due.programme-reminder.heading': 'Dagens steg väntar',
  'due.programme-reminder.lead': 'Dagens steg är kort, och det räcker att du gör en del av det.',
  'due.programme-reminder.link': 'Till dagens steg',
  'due.programme-reminder.calm': 'Om du inte orkar i dag kan du vila. Steget finns kvar i morgon.',
  'due.stress-programme-reminder.subject': 'Påminnelse från {brand}',
  'due.stress-programme-reminder.heading': 'Veckans del väntar på dig',
  'due.stress-programme-reminder.lead': 'Räkna med en halvtimme och dela gärna upp den på flera dagar.',
  'due.stress-programme-reminder.link': 'Till veckans del',
  'due.stress-programme-reminder.calm':
    'Om det inte passar den här veckan finns delen kvar till nästa, och du kan pausa när du vill.',
  'due.check-up-reminder.subject': 'Påminnelse från {brand}',
  'due.check-up-reminder.heading': 'Dags för ett nytt test',
  'due.check-up-reminder.lead':
    'När du svarar igen ser du om något har ändrats sedan förra gången. Det tar tre till fyra minuter.',
  'due.check-up-reminder.link': 'Till frågorna',
  'due.check-up-reminder.calm': 'Du bestämmer själv om och när du vill göra testet.',
  'identity.subject': 'Dina uppgifter i {brand} ska ändras',
  'identity.heading': 'Dina uppgifter ska ändras',
  'identity.old.address':
    '{organisation} vill ändra din e-postadress från {oldEmail} till {newEmail}. Ändringen börjar gälla tidigast {day}.',
  'identity.old.number':
    '{organisation} vill ändra ditt anställningsnummer. Ändringen börjar gälla tidigast {day}.',
  'identity.old.both':
    '{organisation} vill ändra din e-postadress från {oldEmail} till {newEmail} och byta ditt anställningsnummer. Ändringen börjar gälla tidigast {day}.',
  'identity.old.until':
    'Till dess loggar du in med den här adressen som vanligt. Om ändringen stämmer behöver du inte göra något.',
  'identity.link': 'Se ändringen och stoppa den',
  'identity.stop':
    'Ingenting händer förrän du själv trycker på Stoppa ändringen där. Om någon annan tar över din adress kan den personen logga in som du, och därför ska du stoppa en ändring som du inte känner till.',
  'identity.new':
    '{organisation} har angett den här adressen som din i {brand}. Den börjar gälla tidigast {day}. Fram till dess loggar du in med din tidigare adress.',
  'identity.first':
    '{organisation} har angett den här adressen som din i {brand}. Den börjar gälla tidigast {day}, och därefter kan du logga in med den.',
  'identity.new.wrong':
    'Om du inte arbetar hos {organisation} kan du bortse från mejlet, men säg gärna till dem att adressen är fel.',
  'role.manager': 'chef',
  'role.hr': 'HR',
  'role.safety_representative': 'skyddsombud',
  'role.owner': 'ägare',
  'roleNews.subject': 'Ändring av en roll i {brand}',
  'roleNews.heading': 'Roller hos er',
  'roleNews.heading.asked': 'Din bekräftelse behövs',
  'roleNews.give': '{name} har fått rollen {role} hos {organisation}. Det gjordes av {by}.',
  'roleNews.end': '{name} har inte längre rollen {role} hos {organisation}. Det gjordes av {by}.',
  'roleNews.asked-give':
    '{by} vill att {name} ska få rollen {role} hos {organisation}. Ingenting ändras förrän ett nuvarande skyddsombud, eller vi som driver tjänsten, har bekräftat det.',
  'roleNews.asked-own':
    '{by} vill att {name} ska få rollen {role} hos {organisation}. {name} är skyddsombud och får då inte längre granska listor inför nya mätningar. Därför ändras ingenting förrän {name} själv har sagt ja.',
  'roleNews.asked-end':
    '{by} vill att {name} inte längre ska ha rollen {role} hos {organisation}. Ingenting ändras förrän {name} eller vi som driver tjänsten har bekräftat det.',
  'roleNews.refused-give':
    '{by} har inte godkänt att {name} får rollen {role} hos {organisation}. Ingenting har ändrats.',
  'roleNews.refused-end':
    '{by} har inte godkänt att {name} lämnar rollen {role} hos {organisation}. Ingenting har ändrats.',
  'roleNews.decide': 'Logga in och bekräfta eller säg nej. Du behöver inte ange något skäl.',
  'roleNews.link': 'Se alla roller',
  'roleNews.wrong':
    'Alla som har en sådan roll får det här mejlet, så att någon märker om det blir fel. Om det inte stämmer kan du kontakta ägaren av kontot eller oss.',
  'new.subject': 'Du har något nytt i {brand}',
  'new.heading': 'Du har något nytt',
  'new.lead': 'Någon har svarat dig. Vad det är ser du när du har loggat in.',
  'new.link': 'Öppna min sida',
  'new.acute':
    'Det här är inte vård eller akut hjälp, och ingen läser på kvällar, nätter och lediga dagar. Om det är bråttom ska du ringa 112. Fler nummer finns på sidan Hjälp nu.',
  'late.subject': 'Svar i vägledningen är försenade i {brand}',
  'late.heading': 'Svar i vägledningen är försenade',
  'late.count': 'Försenade svar i dag: {late}. Deltagarna ser själva i sin tråd att svaret dröjer.',
  'late.do':
    'Vägledarna ser vilka det gäller överst i sin lista. Om en vägledare är borta behöver hen en ersättare.',
  'late.unreadable':
    'Ingen kan läsa {unreadable} av dem, eftersom vägledaren har slutat eller fått samma arbetsgivare. Deltagaren väljer själv en ny vägledare på sin sida, så se till att det finns någon med plats.',
  'alone.subject': 'En vägledare i {brand} är borta utan ersättare',
  'alone.heading': 'En vägledare är borta utan ersättare',
  'alone.count':
    'Vägledare som är borta utan att någon kollega läser och svarar: {alone}. Ersättaren har slutat, så be vägledaren att välja en ny ersättare i sin lista, eller att avsluta frånvaron om hen är tillbaka.',
  'due.subject': 'Någon väntar på dig i {brand}',
  'due.heading': 'Någon väntar på svar',
  'due.lead':
    'Minst ett svar som du har lovat ska skickas i dag eller nästa arbetsdag. Vem som väntar ser du när du har loggat in.',
  'due.link': 'Öppna listan',
  'due.away': 'Om du inte hinner svara behöver du ange en ersättare i listan, under Din frånvaro.',
  'contact.subject': 'Nytt meddelande i {brand}',
  'contact.heading': 'Någon har skrivit till oss',
  'contact.name': 'Namn: {name}',
  'contact.email': 'E-post: {email}',
  'contact.phone': 'Telefon: {phone}',
  'contact.about': 'Ämne: {subject}',
  'contact.answer': 'Svara till adressen ovan inom två arbetsdagar. Så här skrev personen:',
  'receipt.subject': 'Vi har fått ditt meddelande',
  'receipt.heading': 'Tack, ditt meddelande har kommit fram',
  'receipt.lead': 'Vi svarar till den här adressen inom två arbetsdagar.',
  'receipt.reach': 'Om det är bråttom kan du ringa {phone} eller mejla {email}.',
  'receipt.care': 'Om du behöver vård kan du ringa 1177. Ring 112 om det är akut.',
  'receipt.notYou': 'Om du inte har skrivit till oss kan du bortse från det här mejlet.',
  'question.subject': 'Någon har frågat skyddsombudet',
  'question.heading': 'Det har kommit en fråga till skyddsombudet',
  'question.lead':
    'Någon på {organisation} har skrivit till skyddsombudet utan att säga vem hen är. Det kan vara en eller flera frågor. Logga in för att läsa och svara.',
  'question.link': 'Läs och svara',
  'question.proof':
    'Du behöver en passkey, en autentiseringsapp eller din privata e-post för att öppna frågorna, eftersom arbetsgivaren sköter jobbmejlen.',
  'support.subject': 'En förfrågan väntar på dig',
  'support.heading': 'Någon vill bli kontaktad',
  'support.lead.hr':
    'Någon på {organisation} vill att HR hör av sig. Logga in för att se vem det är och hur du når personen.',
  'support.lead.provider':
    'Någon vill att vår psykolog hör av sig. Logga in för att se vem det är och hur du når personen.',
  'support.lead.occupational_health':
    'Någon på {organisation} vill att ni hör av er. Öppna länken för att se vem det är och hur ni når personen.',
  'support.promise': 'Vi har lovat svar senast {day}.',
  'support.link': 'Öppna förfrågan',
  'support.acknowledge':
    'Markera att du har tagit emot förfrågan, så att personen som väntar vet att någon har sett den.',
  'support.secret':
    'Länken öppnar bara det här ärendet och slutar att fungera när ärendet är avslutat. Skicka den inte vidare.',
  'support.reminder.subject': 'Påminnelse: en förfrågan väntar på dig',
  'support.reminder.heading': 'Någon väntar fortfarande på svar',
  'support.late.subject': 'En förfrågan har inte besvarats i tid',
  'support.late.heading': 'En stödförfrågan är obesvarad',
  'support.late.hr': 'Mottagare: HR på {organisation}.',
  'support.late.occupational_health': 'Mottagare: företagshälsovården för {organisation}, {email}.',
  'support.late.provider': 'Förfrågan är skickad till oss. Logga in och svara nu.',
  'support.late.promise': 'Vi hade lovat ett svar senast {day}.',
  'support.late.todo':
    'Kontakta mottagaren och se till att någon svarar. Bara mottagaren ser vem som väntar.',
  'support.late.told': 'Personen som väntar har fått veta att svaret dröjer och kan välja någon annan.',
  'support.waiting.subject': 'Ett svar dröjer',
  'support.waiting.heading': 'Svaret har dröjt',
  'support.waiting.lead':
    'Mottagaren som du bad höra av sig har inte svarat i tid. Du borde ha fått svar tidigare, och vi har påmint mottagaren.',
  'support.waiting.else':
    'Du kan välja någon annan redan nu. Din förfrågan ligger kvar om du hellre vill vänta.',
  'support.waiting.link': 'Se förfrågan och välj någon annan',
  'booking.booked.subject': 'Din tid är bokad',
  'booking.booked.heading': 'Din tid är bokad',
  'booking.moved.subject': 'Din tid är ändrad',
  'booking.moved.heading': 'Din tid är ändrad',
  'booking.moved.lead': 'Den gamla tiden gäller inte längre. Det här är din nya tid:',
  'booking.moved-by-staff.subject': 'Din tid är ändrad',
  'booking.moved-by-staff.heading': 'Vi har ändrat din tid',
  'booking.moved-by-staff.lead': 'Vi har tyvärr fått förhinder på den gamla tiden. Det här är din nya tid:',
  'booking.handed-over.subject': 'En ändring i din bokning',
  'booking.handed-over.heading': 'Du får träffa en annan person hos oss',
  'booking.handed-over.lead': 'Tiden är densamma, men du får träffa en annan person än vi först sa.',
  'booking.unfit': 'Om tiden inte passar kan du ändra eller avboka den med länken.',
  'booking.cancelled.subject': 'Din tid är avbokad',
  'booking.cancelled.heading': 'Tiden är avbokad',
  'booking.cancelled.guest': 'Tiden nedan är avbokad, och du behöver inte göra något mer.',
  'booking.cancelled.staff':
    'Vi har tyvärr fått förhinder och måste ställa in tiden nedan. Välj gärna en ny tid.',
  'booking.cancelled.again': 'Boka en ny tid',
  'booking.requested.subject': 'Vi har fått din förfrågan',
  'booking.requested.heading': 'Tack, vi har fått din förfrågan',
  'booking.requested.lead': 'Vi svarar inom två arbetsdagar och föreslår en dag och en tid.',
  'booking.requested.link': 'Se eller ta tillbaka förfrågan',
  'booking.declined.subject': 'Svar på din förfrågan',
  'booking.declined.heading': 'Vi kan tyvärr inte hålla föreläsningen',
  'booking.declined.lead':
    'Ingen av dagarna som du föreslog passade den här gången. Föreslå gärna andra dagar, så försöker vi igen.',
  'booking.declined.link': 'Föreslå andra dagar',
  'booking.reminder.subject': 'Påminnelse om din tid i morgon',
  'booking.reminder.heading': 'Du har en tid i morgon',
  'booking.what.meeting': 'Kostnadsfritt möte',
  'booking.what.lecture': 'Föreläsning',
  'booking.what.lecture.named': 'Föreläsning: ”{title}”',
  'booking.what.coaching': 'Handledning för chefer',
  'booking.what.talk': 'Samtal',
  'booking.when': '{day} klockan {from}–{until}',
  'booking.with': 'Du får träffa {name}.',
  'booking.way.video': 'Ni ses på video. Öppna länken när det är dags: {link}',
  'booking.way.videoLater': 'Ni ses på video. Länken kommer i ett eget mejl före mötet.',
  'booking.way.phone': 'Vi ringer dig på numret som du angav.',
  'booking.way.online': 'Föreläsningen hålls digitalt. Länken kommer i ett eget mejl.',
  'booking.way.on-site': 'Vi kommer till er.',
  'booking.link': 'Se, ändra eller avboka',
  'booking.file': 'Filen som följer med lägger in tiden i din kalender.',
  'booking.fileCancelled': 'Öppna filen som följer med, så tas tiden bort ur din kalender.',
  'booking.personal':
    'Länken är din egen. Skicka den inte vidare, eftersom alla som har den kan ändra tiden.',
  'booking.notYou': 'Om du inte har bokat tiden kan du avboka den med länken eller bortse från mejlet.',
  'booking.calendar.meeting': 'Möte',
  'booking.calendar.lecture': 'Föreläsning',
  'booking.calendar.other': 'Bokad tid',
  'booking.calendar.phone': 'Telefon',
  'booking.calendar.video': 'Video',
  'booking.calendar.online': 'Digitalt',
  'booking.fileName': 'bokad-tid.ics',
  'notice.booked.subject': 'Ny bokning i {brand}',
  'notice.booked.heading': 'Någon har bokat en tid',
  'notice.moved.subject': 'Ändrad bokning i {brand}',
  'notice.moved.heading': 'En bokning har fått ny tid',
  'notice.handed-over.subject': 'En bokning är överlämnad till dig i {brand}',
  'notice.handed-over.heading': 'En kollega har lämnat över en bokning till dig',
  'notice.cancelled.subject': 'Avbokning i {brand}',
  'notice.cancelled.heading': 'En bokning är avbokad',
  'notice.requested.subject': 'Ny förfrågan i {brand}',
  'notice.requested.heading': 'Någon önskar en föreläsning',
  'notice.requested.lead':
    'Svara inom två arbetsdagar. Föreslagna dagar och kontaktuppgifter finns i kalendern.',
  'notice.freed.subject': 'En tid är ledig igen i {brand}',
  'notice.freed.heading': 'En tid är ledig igen',
  'notice.freed.when': 'Tiden som blev ledig är {when}.',
  'notice.freed.lead': 'Personen som hade bokat tiden kommer inte. Du behöver inte göra något.',
  'notice.when': '{day} klockan {time}',
  'notice.type.meeting': 'Kostnadsfritt möte',
  'notice.type.lecture': 'Föreläsning',
  'notice.type.lecture.named': 'Föreläsning ”{title}”',
  'notice.type.assessment': 'Bedömningssamtal',
  'notice.type.follow-up': 'Uppföljning',
  'notice.type.coaching': 'Handledning för chefer',
  'notice.type.support': 'Stödsamtal',
  'notice.link': 'Öppna kalendern',
} as const
