/** Mail that somebody may switch off: the page behind the link in the mail, and the choices on the own pages. */
export const mailChoices = {
  title: 'Stäng av mejl',
  description: 'Välj bort en sorts mejl från %%BRAND_NAME%%. Du behöver inte logga in.',
  heading: 'Stäng av mejl',
  about: 'Det här gäller:',
  'off.button': 'Stäng av de här mejlen',
  'off.others': 'Andra mejl från oss kommer som vanligt.',
  'off.done': 'Avstängt: {kind}',
  'off.doneText':
    'Du får inga fler sådana mejl till den här adressen, men ett mejl som redan är på väg kan hinna fram.',
  'on.lead':
    'Om du ändrar dig kan du sätta på mejlen igen, antingen här eller från länken i ett gammalt mejl.',
  'on.button': 'Sätt på dem igen',
  'on.done': 'På igen: {kind}',
  'on.doneText': 'Du får de här mejlen som förut.',
  'all.text': 'Om du har ett konto kan du där välja vilka sorters mejl du vill ha.',
  'all.link': 'Välj mejl under Inställningar',
  'broken.heading': 'Länken fungerar inte',
  'broken.text':
    'Vi kan inte se vilka mejl länken gäller, så ingenting har ändrats. Öppna länken i mejlet en gång till eller kopiera hela adressen därifrån.',
  'broken.help': 'Fungerar det inte? Skriv till %%SUPPORT_EMAIL%% så hjälper vi dig.',
  noScript:
    'Den här sidan behöver JavaScript. Många mejlprogram har en egen knapp för att avsluta utskick, och den fungerar också. Du kan även skriva till %%SUPPORT_EMAIL%% så hjälper vi dig.',
  'own.title': 'Mejl från oss',
  'own.text':
    'Avmarkera de mejl som du inte vill ha. Koder för inloggning och svar på det du själv har skickat får du alltid.',
  'own.legend': 'Jag vill få',
  'own.save': 'Spara val av mejl',
  'own.saved': 'Ditt val är sparat.',
  'kind.plan-reminder': 'Påminnelser från din plan',
  'kind.plan-reminder.text': 'De skickas vid de tider som du själv har valt.',
  'kind.weekly-review': 'Veckans återblick',
  'kind.weekly-review.text': 'Den skickas en gång i veckan, om du har bett om det i din plan.',
  'kind.programme-reminder': 'Påminnelser från återhämtningsprogrammet',
  'kind.programme-reminder.text': 'De skickas medan du följer programmet, om du har bett om dem.',
  'kind.stress-programme-reminder': 'Påminnelser från stresshanteringsprogrammet',
  'kind.stress-programme-reminder.text': 'De skickas en gång i veckan, om du har bett om dem i programmet.',
  'kind.check-up-reminder': 'Påminnelser om nytt test',
  'kind.check-up-reminder.text': 'De skickas när det är dags att göra stressprofilen igen.',
  'kind.something-new': 'Besked om något nytt på din sida',
  'kind.something-new.text': 'De skickas när någon har svarat dig. Vad det är står bara när du är inloggad.',
  'kind.booking-reminder': 'Påminnelser om bokade tider',
  'kind.booking-reminder.text': 'De skickas dagen före, klockan 09.00.',
  'kind.measure-reminder': 'Påminnelser om åtgärder på arbetsplatsen',
  'kind.measure-reminder.text':
    'De skickas till HR och till den som ansvarar för en åtgärd, ungefär en vecka innan den ska vara klar eller följas upp.',
  'kind.round-invitation': 'Inbjudningar till mätningar, påminnelser och resultat',
  'kind.round-invitation.text':
    'De skickas när din arbetsplats frågar hur ni har det. Öppna mätningar visas också på sidan Idag när du är inloggad. Om ni har ett skyddsombud ser hen ungefär hur många i varje enhet som har fått sin inbjudan, och om du stänger av mejlen räknas du bland dem som inte har fått någon.',
} as const
