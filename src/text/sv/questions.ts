/** Anonymous questions to the safety representatives: asking at /min-arbetsplats, answering at /stodforfragningar. */
export const questions = {
  'ask.title': 'Fråga skyddsombudet utan att säga vem du är',
  'ask.lead':
    'Du kan skriva till skyddsombudet utan ditt namn. Vi sparar inte vem som har skrivit, och därför kan vi inte berätta det för skyddsombudet, HR eller din arbetsgivare. En tekniker med full behörighet till databasen, dess loggar och våra nycklar kan ändå jämföra i vilken ordning uppgifter har sparats. Det du skriver och hur du skriver kan ändå avslöja dig, så du får läsa igenom texten innan den skickas.',
  'ask.to': 'Frågan går till {names}.',
  'ask.toAll': 'Frågan går till alla skyddsombud på din arbetsplats.',
  'ask.morning':
    'Skyddsombudet kan läsa frågan från i morgon bitti och får ett mejl nästa måndag, så att tidpunkten inte visar vem som satt vid datorn.',
  'ask.notAcute':
    'Det här är inte akut hjälp, och vi kan inte lova när svaret kommer. Ring 112 om det är fara för liv.',
  'ask.begin': 'Skriv en fråga',
  'ask.label': 'Din fråga',
  'ask.hint': 'Högst 2 000 tecken. Bilagor går inte att skicka.',
  'ask.error.short': 'Skriv din fråga med minst 10 tecken.',
  'ask.error.long': 'Frågan är för lång. Korta den till högst 2 000 tecken.',
  'ask.check': 'Läs igenom innan du skickar',
  'ask.checking': 'Kontrollerar …',
  'ask.cancel': 'Avbryt',
  'ask.preview.title': 'Kan någon förstå att det är du?',
  'ask.preview.lead':
    'Skyddsombudet får se exakt den här texten och vilken dag du skickade den. Läs den som om du kände alla på arbetsplatsen:',
  'ask.preview.facts': 'Namn, datum, platser och händelser som få känner till kan avslöja dig.',
  'ask.preview.style':
    'Ditt sätt att skriva kan också göra det, till exempel ord, uttryck och stavfel som andra känner igen.',
  'ask.preview.few': 'Om bara några få har samma arbetsuppgifter som du bör du inte skriva vilka de är.',
  'ask.preview.computer':
    'Svaret öppnas bara i den här webbläsaren. Använd inte en dator som arbetsgivaren sköter eller som du delar med andra, för där kan de se att du har frågat.',
  'ask.preview.text': 'Det här skickas',
  'ask.send': 'Skicka frågan',
  'ask.sending': 'Skickar …',
  'ask.change': 'Ändra texten',
  'ask.notKept':
    'Webbläsaren sparar ingenting just nu, till exempel för att fönstret är privat. Du skulle inte kunna läsa svaret, så frågan har inte skickats.',
  'ask.sent': 'Frågan är skickad',
  'ask.sent.text':
    'Svaret kommer här på sidan, i den här webbläsaren. Vi kan inte mejla dig när det kommer, eftersom vi inte vet vem du är.',
  'ask.closed':
    'Du har loggat in med jobbadressen eller genom arbetsgivaren. Logga in med din privata adress om du vill ställa en fråga, för annars skulle någon annan kunna göra det i ditt namn.',
  'ask.closed.link': 'Till inloggningen',
  'ask.no-representative':
    'Din arbetsplats har inte lagt in något skyddsombud här än. Fråga facket eller chefen vem som är skyddsombud hos er.',
  'ask.too-few-people':
    'Ni är så få på arbetsplatsen att skyddsombudet lätt skulle kunna gissa vem som frågar. Därför går det inte att skriva utan namn här.',

  'own.title': 'Dina frågor i den här webbläsaren',
  'own.sent': 'Skickad {day}',
  'own.state.waiting': 'Inget svar än',
  'own.state.done': 'Avslutad av skyddsombudet utan svar',
  'own.state.replied': 'Skyddsombudet svarade {day}',
  'own.text': 'Läs din fråga',
  'own.deleted': 'Frågan och svaret tas bort {day}.',
  'own.gone':
    'Frågan finns inte här. Antingen kom den aldrig fram eller så har den tagits bort, vilket sker efter 90 dagar.',
  'own.failed': 'Det går inte att hämta frågan just nu. Ladda om sidan om en stund.',
  'own.remove': 'Ta bort frågan',
  'own.remove.question':
    'Vill du ta bort frågan och svaret? Här försvinner de genast. Om skyddsombudet redan kan läsa frågan finns den kvar där till i morgon bitti, så att tidpunkten inte visar vem du är.',
  'own.remove.yes': 'Ja, ta bort',
  'own.remove.no': 'Nej, behåll den',
  'own.forget': 'Ta bort från listan',

  'received.title': 'Anonyma frågor till skyddsombudet',
  'received.titleIn': 'Anonyma frågor till skyddsombudet på {organisation}',
  'received.lead':
    'Frågorna kommer från medarbetare som inte vill säga vem de är. Försök inte ta reda på det, och visa dem inte för chefen. Alla skyddsombud på arbetsplatsen läser dem, och den som frågade får ett svar. Den som frågade kan också ta bort sin fråga, och då försvinner den härifrån nästa morgon.',
  'received.empty':
    'Ingen har frågat något som du kan läsa just nu. Nya frågor kommer på morgonen dagen efter.',
  'received.sent': 'Fråga från {day}',
  'received.state.open': 'Väntar på svar',
  'received.state.replied': 'Besvarad {day}',
  'received.state.done': 'Klar',
  'received.deleted': 'Tas bort {day}.',
  'received.reply': 'Ditt svar',
  'received.reply.given': 'Svaret',
  'received.reply.hint':
    'Högst 2 000 tecken. Den som frågade kan läsa svaret men inte skriva tillbaka i samma fråga.',
  'received.reply.short': 'Skriv ditt svar med minst 10 tecken.',
  'received.reply.long': 'Svaret är för långt. Korta det till högst 2 000 tecken.',
  'received.reply.send': 'Skicka svaret',
  'received.reply.own': 'Det här hade du skrivit:',
  'received.replied': 'Svaret är skickat. Den som frågade kan läsa det nu.',
  'received.done': 'Markera som klar',
  'received.open': 'Öppna igen',
  'received.marked.done': 'Frågan ligger nu bland de klara.',
  'received.marked.open': 'Frågan väntar nu på svar igen.',
  'received.danger':
    'Om du tror att någon är i fara ska du ringa 112. Hänvisa i svaret till 112 och till numren på sidan Hjälp, eftersom du inte kan nå den som frågade på något annat sätt.',
  'received.proof':
    'Frågorna öppnas när du har loggat in med en passkey, en autentiseringsapp eller en kod till din privata adress. En kod till jobbmejlen räcker inte, eftersom arbetsgivaren sköter den.',
  'received.proof.link': 'Till inställningarna',
} as const
