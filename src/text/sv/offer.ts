/** The hidden offer page: packages, and a calculation in which the reader sets every number. */
export const offer = {
  title: 'Ert erbjudande',
  description: 'Fyra paket och en räknare där du själv sätter alla siffror.',
  lead: 'Här är de fyra paketen och en räknare för er egen kalkyl. Du sätter alla siffror själv.',
  'offer.ask': 'Be om offert',
  'calculator.title': 'Räkna på er sjukfrånvaro',
  'calculator.text':
    'Vi vet inte om eller hur mycket tjänsten sänker er sjukfrånvaro, och därför börjar antagandet på 0 procent. Vårt mål på upp till 30 procent är ett mål, inte ett uppmätt resultat.',
  'calculator.people': 'Antal medarbetare',
  'calculator.days': 'Sjukdagar per person och år',
  'calculator.days.hint': 'Ert eget snitt, från lönesystemet.',
  'calculator.dayCost': 'Kostnad för en sjukdag, i kronor',
  'calculator.dayCost.hint': 'Lön, vikarie och arbete som inte blir gjort, enligt dina egna siffror.',
  'calculator.price': 'Kostnad för tjänsten per år, i kronor',
  'calculator.price.hint': 'Kostnaden står i er offert.',
  'calculator.assumption': 'Antagen minskning, i procent',
  'calculator.assumption.hint':
    'Ditt eget antagande, från 0 till 100. Vi har inget belägg för en viss siffra.',
  'calculator.invalid': 'Skriv ett tal, till exempel {example}.',
  'calculator.fill': 'Skriv ett tal i varje fält, så räknar vi.',
  'calculator.result': 'Resultat',
  'calculator.today': 'Sjukdagarna kostar i dag, per år',
  'calculator.saved': 'Med ditt antagande sparar ni, per år',
  'calculator.net': 'Kvar när tjänsten är betald, per år',
  'calculator.breakEven': 'Tjänsten betalar sig vid en minskning på',
  'calculator.never':
    'Tjänsten kostar mer än alla sjukdagar tillsammans, så den betalar sig inte genom lägre sjukfrånvaro.',
  'calculator.money': '{amount} kronor',
  'calculator.note': 'Inget du skriver här sparas eller skickas.',
} as const
