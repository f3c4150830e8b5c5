/** How the organisation's own programs are connected to the service, at /integrationer. */
export const integrations = {
  title: 'Integrationer',
  description: 'Nycklar och webhooks som kopplar organisationens egna program till tjänsten.',
  lead: 'Här kopplar du ihop tjänsten med era egna system. Ett program ser aldrig mer än HR.',
  'keys.title': 'API-nycklar',
  'keys.text':
    'En nyckel låter ett program hämta det som du väljer här, utan att någon loggar in. Gör en nyckel för varje program, så att du kan avsluta den ena utan att störa de andra.',
  'keys.scim':
    'System som sköter era konton, till exempel Microsoft Entra och Okta, kan hålla listan över personer aktuell genom SCIM. Ge systemet adressen {address} och en nyckel för personer och enheter.',
  'keys.document': 'Läs hur ett program frågar och vad det får veta',
  'keys.id': 'Organisationens id i adresserna:',
  'keys.empty': 'Det finns inga nycklar än.',
  'keys.list': 'Nycklar som används',
  'keys.name': 'Nyckel',
  'keys.scopes': 'Öppnar',
  'keys.used': 'Senast använd',
  'keys.made': 'Skapad {day}',
  'keys.never': 'Aldrig',
  'keys.end': 'Avsluta',
  'keys.end.button': 'Avsluta nyckeln',
  'keys.end.question': 'Vill du avsluta nyckeln {name}? Programmet som använder den kommer inte in längre.',
  'keys.end.yes': 'Ja, avsluta',
  'keys.end.no': 'Nej, behåll',
  'keys.ended': 'Nyckeln är avslutad och öppnar inget längre.',
  'scope.people': 'Personer och enheter',
  'scope.people.hint':
    'Namn, e-postadress, anställningsnummer och enhet. Genom SCIM kan programmet också ändra i listan, med samma spärrar som för en fil.',
  'scope.rounds': 'Mätningar',
  'scope.rounds.hint': 'När mätningar öppnar och stänger och hur många som är inbjudna.',
  'scope.figures': 'Publicerade siffror',
  'scope.figures.hint': 'Exakt de siffror som HR ser i översikten, och inga andra.',
  'new.title': 'Skapa en nyckel',
  'new.name': 'Vad heter programmet?',
  'new.name.hint': 'Namnet syns i listan och i loggen.',
  'new.name.wrong': 'Skriv vad programmet heter, med högst 80 tecken',
  'new.scopes': 'Vad får programmet göra?',
  'new.scopes.wrong': 'Välj minst en sak som nyckeln öppnar',
  'new.button': 'Skapa nyckeln',
  'secret.title': 'Nyckeln {name} är skapad',
  'secret.label': 'Hemlig nyckel',
  'secret.hint':
    'Nyckeln visas bara nu. Lägg in den i programmet och spara den inte någon annanstans, eftersom alla som har den kommer åt det som den öppnar.',
  'secret.copy': 'Kopiera nyckeln',
  'secret.copied': 'Nyckeln är kopierad.',
  'secret.notCopied': 'Nyckeln kunde inte kopieras. Markera den och kopiera den själv.',
  'hooks.title': 'Webhooks',
  'hooks.text':
    'En webhook är en adress hos er som får veta när något händer, till exempel att en mätning har öppnat. Händelsen innehåller bara id-nummer och en länk, så programmet som tar emot den hämtar resten med en API-nyckel.',
  'hooks.never': 'Ingen händelse handlar om en enskild person, och ingen säger vem som har svarat.',
  'hooks.document': 'Läs hur en mottagare ska svara och kontrollera signaturen',
  'hooks.empty': 'Det finns inga webhooks än.',
  'hooks.events': 'Får veta',
  'hooks.state': 'Läge',
  'hooks.state.on': 'Påslagen',
  'hooks.state.failing': 'Påslagen, men inget har kommit fram sedan {time}',
  'hooks.state.off': 'Avstängd sedan {time}',
  'hooks.secret': 'Hemlighet',
  'hooks.secret.one': 'Visades när den skapades',
  'hooks.secret.both': 'Den tidigare hemligheten gäller också, till {time}',
  'hooks.about': 'till {host}',
  'hooks.test': 'Skicka en provhändelse',
  'hooks.tested': 'Provhändelsen är på väg. Svaret syns under Leveranser.',
  'hooks.change': 'Välj händelser',
  'hooks.save': 'Spara händelserna',
  'hooks.switchOff': 'Stäng av',
  'hooks.switchOn': 'Slå på',
  'hooks.changed': 'Ändringen är sparad.',
  'hooks.renew': 'Byt hemlighet',
  'hooks.renew.question':
    'Vill du byta hemlighet? Den nya visas en gång, och den gamla gäller ett dygn till så att ni hinner byta.',
  'hooks.renew.yes': 'Ja, byt',
  'hooks.end': 'Ta bort',
  'hooks.end.question':
    'Vill du ta bort webhooken till {host}? Listan över vad som har skickats dit försvinner också.',
  'hooks.end.yes': 'Ja, ta bort',
  'hooks.no': 'Nej, behåll',
  'hooks.ended': 'Webhooken är borttagen.',
  'newHook.title': 'Lägg till en webhook',
  'newHook.url': 'Adress som tar emot händelser',
  'newHook.url.hint': 'Den ska börja med https:// och leda till en server på internet.',
  'newHook.url.wrong': 'Skriv en adress som börjar med https://',
  'newHook.events': 'Vad ska mottagaren få veta?',
  'newHook.events.wrong': 'Välj minst en händelse',
  'newHook.button': 'Lägg till',
  'event.round.opened': 'En mätning öppnar',
  'event.round.closed': 'En mätning stänger',
  'event.round.released': 'Siffrorna från en mätning publiceras',
  'event.people.imported': 'Listan över personer ändras av en fil eller för hand',
  'event.webhook.test': 'Provhändelse',
  'hookSecret.title': 'Hemligheten för {host}',
  'hookSecret.label': 'Hemlighet som händelserna signeras med',
  'hookSecret.hint':
    'Hemligheten visas bara nu. Lägg in den i programmet som tar emot händelserna, så att det kan kontrollera att de kommer från oss.',
  'hookSecret.copy': 'Kopiera hemligheten',
  'hookSecret.copied': 'Hemligheten är kopierad.',
  'hookSecret.notCopied': 'Hemligheten kunde inte kopieras. Markera den och kopiera den själv.',
  'deliveries.title': 'Leveranser',
  'deliveries.text':
    'Det som inte kommer fram skickas om i lite mer än tre dagar, med allt längre mellanrum. Listan sparas i {days} dagar, och av svaret sparas bara koden.',
  'deliveries.list': 'Det som senast har skickats',
  'deliveries.event': 'Händelse',
  'deliveries.to': 'Till',
  'deliveries.became': 'Vad som hände',
  'deliveries.next': 'Nästa försök',
  'deliveries.again': 'Skicka igen',
  'deliveries.againDone': 'Händelsen är på väg igen.',
  'deliveries.none': 'Inget mer',
  'deliveries.notNeeded': 'Behövs inte',
  'became.delivered': 'Mottagen ({status})',
  'became.sending': 'Skickas nu',
  'became.unsent': 'Inte skickad, eftersom webhooken stängdes av',
  'became.status': 'Mottagaren svarade {status}',
  'became.redirect': 'Mottagaren hänvisade till en annan adress ({status}), och sådant följer vi inte',
  'became.gone': 'Mottagaren svarade att adressen inte finns längre ({status})',
  'became.address-refused': 'Adressen går inte att använda',
  'became.network-refused': 'Adressen leder till ett nät som vi inte får nå',
  'became.too-slow': 'Mottagaren svarade inte inom tio sekunder',
  'became.too-large': 'Mottagarens svar var för stort',
  'became.unreachable': 'Mottagaren gick inte att nå',
  'became.attempts': '{count} {count|försök|försök}',
  log: 'Se i loggen vad som har hänt med nycklar, program och webhooks',
  'try.title': 'Prova innan ni börjar',
  'try.text':
    'Här provar du en sak i taget innan någon blir inbjuden. Efter varje prov står det vad som hände och vad ni kan ändra. Det som sparas är en rad i loggen och, under högst två timmar, antalet försök och hur många gånger provmejlets länk har öppnats.',
  'try.waiting': 'Väntar på svar. Det tar som mest {count} sekunder …',
  'try.sign-in.title': 'Arbetsgivarens inloggning',
  'try.sign-in.text':
    'Först frågar vi er identitetsleverantör vad den säger om sig själv. Sedan loggar du in där med ett testkonto, utan att något konto öppnas här.',
  'try.sign-in.button': 'Prova inloggningen',
  'try.sign-in.go': 'Logga in med ett testkonto i en ny flik',
  'try.sign-in.ready':
    'Identitetsleverantören svarar som den ska. Logga nu in där med ett testkonto, så berättar sidan som öppnas om kontots uppgifter räcker. Om du redan är inloggad hos leverantören kan den använda det kontot.',
  'try.sign-in.not-set-up':
    'Ni har inte ställt in någon inloggning genom arbetsgivaren, så alla loggar in med en kod från mejlen. Om ni vill ha den ställer du in den på sidan Organisation.',
  'try.sign-in.no-domain':
    'Identitetsleverantören svarar som den ska, men ingen av era domäner är bekräftad. Lägg till TXT-posten från sidan Organisation i er DNS och spara sedan inställningarna igen.',
  'try.sign-in.refused':
    'Identitetsleverantören svarar, men det den säger om sig själv stämmer inte med adressen som ni har sparat. Jämför adressen på sidan Organisation med leverantörens issuer, tecken för tecken.',
  'try.sign-in.unreachable':
    'Identitetsleverantören svarade inte inom fem sekunder. Kontrollera att adressen på sidan Organisation går att nå från internet.',
  'try.scim.title': 'SCIM',
  'try.scim.text':
    'En påhittad person läggs till i listan, slutar och tas bort igen, med samma regler och spärrar som när ert program gör det. Allt ångras direkt och ingen får något mejl.',
  'try.scim.button': 'Prova SCIM',
  'try.scim.works':
    'Det fungerar. Den påhittade personen kom och försvann utan att lämna något efter sig, och ert program har redan använt sin nyckel.',
  'try.scim.never-used':
    'Listan tar emot personer, men inget program har använt någon nyckel än. Kontrollera att programmet har adressen {address} och en nyckel för personer och enheter.',
  'try.scim.no-key':
    'Det finns ingen nyckel för personer och enheter. Skapa en under API-nycklar och ge den till ert program.',
  'try.scim.stopped':
    'Spärren mot stora ändringar stoppade provet, eftersom många har tagits bort eller bytt adress de senaste fyra veckorna. Gå igenom vad programmet har ändrat innan det fortsätter.',
  'try.scim.refused':
    'Listan tog inte emot personen. Kontrollera på sidan Personer och enheter att organisationen har en enhet överst.',
  'try.mail.title': 'E-post',
  'try.mail.text':
    'Vi skickar ett mejl till din egen adress på jobbet, genom era egna filter. Länken i det ser ut som länken i en inbjudan och visar om den har kommit fram hel.',
  'try.mail.button': 'Skicka ett provmejl',
  'try.mail.sent':
    'Mejlet är lämnat till e-postservern. Öppna länken i mejlet, så berättar sidan om den kom fram hel. Om mejlet hamnar i skräpposten eller inte syns inom fem minuter behöver de som sköter er e-post godkänna avsändaren.',
  'try.mail.no-address':
    'Listan har ingen e-postadress till dig. Lägg till den på sidan Personer och enheter och prova igen.',
  'try.mail.refused':
    'E-postservern tog inte emot mejlet till din adress. Be dem som sköter er e-post att godkänna avsändaren och kontrollera att adressen i listan är rätt.',
  'try.mail.delayed':
    'E-postservern svarade inte i tid, så mejlet kan dröja. Vänta några minuter och prova igen om det inte har kommit.',
  'try.mail-opened.button': 'Se hur många gånger länken har öppnats',
  'try.mail-opened.none': 'Ingen öppning av länken har räknats de senaste timmarna.',
  'try.mail-opened.opened':
    'Länken har öppnats {count} {count|gång|gånger}. Om du har öppnat den färre gånger än så har något annat öppnat den, troligen ett filter i er e-post. Det gör ingen skada, eftersom en inbjudan används först när någon skickar sina svar.',
  'try.mail-opened.unknown': 'Länken hör inte till något provmejl härifrån. Skicka ett nytt.',
  'try.webhook.title': 'Webhook',
  'try.webhook.text':
    'Vi skickar en signerad provhändelse till adressen och väntar på vad mottagaren svarar.',
  'try.webhook.none':
    'Det finns ingen webhook att prova. Lägg till en längre ner på sidan om ett program hos er ska få veta när något händer.',
  'try.webhook.button': 'Prova {host}',
  'try.webhook.taken': 'Mottagaren tog emot den signerade provhändelsen och svarade {status}.',
  'try.webhook.not-authorised':
    'Mottagaren svarade {status}. Kontrollera att den använder den senaste hemligheten och beräknar signaturen på id, tid och hela innehållet.',
  'try.webhook.not-found':
    'Mottagaren svarade {status}. Kontrollera att adressen är rätt och att den tar emot POST.',
  'try.webhook.gone':
    'Mottagaren svarade {status}, alltså att adressen inte finns längre. En riktig händelse skulle ha stängt av webhooken, så lägg till den nya adressen i stället.',
  'try.webhook.redirect':
    'Mottagaren hänvisade till en annan adress ({status}), och sådant följer vi inte. Lägg till webhooken med den slutliga adressen.',
  'try.webhook.broken':
    'Mottagaren svarade {status}, alltså att något gick fel hos den. Se efter i mottagarens egen logg.',
  'try.webhook.other-status':
    'Mottagaren svarade {status}. Den behöver svara med en kod mellan 200 och 299 när den har tagit emot en händelse.',
  'try.webhook.address-refused':
    'Adressen går inte att använda. Lägg till webhooken igen med en adress som börjar med https:// och inte innehåller något lösenord.',
  'try.webhook.network-refused':
    'Adressen leder till ett internt nät som vi inte når. Låt mottagaren svara på en adress på internet.',
  'try.webhook.too-slow':
    'Mottagaren svarade inte inom tio sekunder. Låt den svara först och göra sitt arbete efteråt.',
  'try.webhook.too-large':
    'Mottagarens svar var för stort. Det räcker att den svarar med en kod och utan innehåll.',
  'try.webhook.unreachable':
    'Mottagaren gick inte att nå. Kontrollera att namnet finns i DNS, att certifikatet gäller och att brandväggen släpper in oss.',
  'try.calendar.title': 'Kalender',
  'try.calendar.text':
    'Vi hämtar en provkalender på samma sätt som ett kalenderprogram gör och läser det som kommer.',
  'try.calendar.button': 'Prova kalendern',
  'try.calendar.works':
    'Provkalendern går att hämta och läsa. Lägg till adressen här under i ert eget kalenderprogram för att se att det också når den. Adressen gäller i dag och i morgon.',
  'try.calendar.not-a-calendar':
    'Adressen svarade, men inte med en hel kalender. Något framför tjänsten ändrar svaret, så kontakta oss.',
  'try.calendar.wrong-status':
    'Adressen svarade {status} i stället för med en kalender. Kontakta oss, eftersom det inte går att rätta hos er.',
  'try.calendar.address-refused':
    'Tjänstens adress börjar inte med https://, så många kalenderprogram vägrar hämta den. Kontakta oss.',
  'try.calendar.network-refused':
    'Tjänstens adress leder till ett internt nät, så kalenderprogram på internet når den inte. Om era kalenderprogram finns på samma nät kan du lägga till adressen här under och se efter.',
  'try.calendar.too-slow':
    'Kalendern kom inte inom tio sekunder. Prova igen om en stund och kontakta oss om det händer igen.',
  'try.calendar.too-large':
    'Svaret var för stort för att vara provkalendern. Något framför tjänsten ändrar det, så kontakta oss.',
  'try.calendar.unreachable':
    'Tjänsten nådde inte sin egen adress. Prova kalendern från ert eget kalenderprogram med adressen här under, och kontakta oss om den inte går att hämta där heller.',
  'try.calendar.address': 'Provkalenderns adress:',
  'arrived.sign-in': 'Provet av inloggningen',
  'arrived.sign-in.works':
    'Inloggningen fungerar. Leverantören skickade en bekräftad e-postadress på en av era domäner. Provet loggade inte in någon.',
  'arrived.sign-in.no-address':
    'Leverantören skickade ingen e-postadress. Lägg till uppgiften (claim) email i programmet hos leverantören, eller lägg in en adress på testkontot.',
  'arrived.sign-in.unverified':
    'Leverantören skickade en e-postadress men intygar inte att den är bekräftad. Lägg till uppgiften (claim) email_verified, eller xms_edov i Microsoft Entra.',
  'arrived.sign-in.other-domain':
    'Adressen som leverantören skickade hör inte till någon domän som ni har bekräftat. Lägg till domänen på sidan Organisation, eller låt leverantören skicka adressen på jobbet.',
  'arrived.sign-in.refused':
    'Inloggningen nekades eller gick inte att lita på. Kontrollera att testkontot får använda programmet, att hemligheten hos oss är den senaste och att adressen att skicka tillbaka till (redirect URI) hos leverantören är exakt den som står på sidan Organisation.',
  'arrived.sign-in.unreachable':
    'Leverantören svarade inte när vi hämtade kontots uppgifter. Prova igen om en stund.',
  'arrived.sign-in.expired': 'Provet gäller en gång och i tio minuter. Börja om med knappen här på sidan.',
  'arrived.link': 'Provet av e-posten',
  'arrived.link.whole': 'Länken kom fram hel, så inbjudningar fungerar i den här e-posten.',
  'arrived.link.more':
    'Länken fungerar. Något på vägen lade till eller ändrade en del av adressen, men det som gör en inbjudan personlig kom fram.',
  'arrived.link.mended':
    'Länken skrevs om på vägen, men sidan kunde rätta den, så inbjudningar fungerar. Undanta gärna {host} från omskrivning av länkar i ert e-postfilter.',
  'arrived.link.cut':
    'En del av länken försvann på vägen. Undanta {host} från omskrivning av länkar i ert e-postfilter, till exempel Safe Links. Annars behöver var och en skriva in koden som också står i inbjudan.',
  'arrived.link.lost':
    'Allt efter tecknet # i länken försvann på vägen. Undanta {host} från omskrivning av länkar i ert e-postfilter, till exempel Safe Links. Annars behöver var och en skriva in koden som också står i inbjudan.',
} as const
