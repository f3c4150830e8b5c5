import type { safety as sv } from '../../sv/safety.ts'

export const safety = {
  'safety.title': 'Pomoc jest dostępna teraz',
  'safety.life': 'Myślisz o tym, żeby odebrać sobie życie?',
  'safety.call.now':
    'Zadzwoń pod 112, jeśli to pilne, albo jedź na psychiatryczną izbę przyjęć (psykiatrisk akutmottagning). Jeśli chcesz z kimś porozmawiać: 90101 (Självmordslinjen, telefon Mind dla osób z myślami samobójczymi, po szwedzku) lub 90 390 (Hjälplinjen, telefon wsparcia w kryzysie, po szwedzku). Niech ktoś będzie przy Tobie.',
  'safety.line': 'Potrzebujesz z kimś teraz porozmawiać?',
  'safety.body':
    'Jeśli nagle pojawi się ból w klatce piersiowej, trudności z oddychaniem, omdlenie, paraliż lub dezorientacja, od razu zadzwoń pod 112.',
  'safety.more': 'Więcej numerów, także przy nagłym zachorowaniu',
  'safety.advice': 'Porady zdrowotne przez całą dobę: 1177 (po szwedzku lub angielsku).',
  'safety.companion':
    'Jourhavande medmänniska, ktoś do rozmowy (po szwedzku), w godzinach 21:00–\u20606:00: 08-702 16 80.',
  'safety.priest':
    'Dyżurny duchowny (jourhavande präst, po szwedzku), w godzinach 21:00–\u20606:00: zadzwoń pod 112 i poproś o połączenie.',

  'danger.call': 'Zadzwoń pod {number}',
  'danger.call.short.emergency': 'Pilna pomoc',
  'danger.call.short.suicide': 'Myśli samobójcze (po szwedzku)',
  'danger.call.emergency': 'Jeśli to pilne, przez całą dobę',
  'danger.call.suicide':
    'Självmordslinjen, telefon dla osób z myślami samobójczymi (po szwedzku), jeśli chcesz z kimś porozmawiać',
  'danger.heading': 'Zadzwoń teraz do kogoś',
  'danger.lead':
    'Dziękujemy, że nam o tym mówisz. Żeby zadzwonić, nie musisz mieć pewności, że jest wystarczająco źle.',
  'danger.other': 'Inne sposoby, żeby teraz dostać pomoc',
  'danger.crisis': 'Zadzwoń pod 90 390 (Hjälplinjen, telefon wsparcia w kryzysie, po szwedzku).',
  'danger.clinic':
    'Jedź na psychiatryczną izbę przyjęć (psykiatrisk akutmottagning). Zadzwoń pod 112, jeśli nie możesz tam dotrzeć o własnych siłach ani z czyjąś pomocą.',
  'danger.person':
    'Niech ktoś będzie przy Tobie. Zadzwoń do osoby, której ufasz, i poproś, żeby do Ciebie przyjechała, albo jedź do kogoś.',
  'danger.kept': 'Twoja odpowiedź nie jest zapisywana.',
  'danger.back': 'Wstecz',

  // Asked in the weekly check of both programmes; the answer is used once and stored nowhere.
  outlook: 'Jak się czujesz na myśl o przyszłym tygodniu?',
  'outlook.hint':
    'Pytamy, żeby pokazać właściwą pomoc. Ta jedna odpowiedź jest używana tylko teraz i nie jest zapisywana.',
  'outlook.missing': 'Wybierz, jak się czujesz, albo że nie chcesz odpowiadać.',
  'outlook.possible': 'Czuję, że to jest do zrobienia',
  'outlook.heavy': 'Czuję, że będzie ciężko, ale dam radę',
  'outlook.exhausted': 'Nie daję już rady tak, jak jest teraz',
  'outlook.unsafe': 'Mam myśli, że nie chcę żyć',
  'outlook.unsaid': 'Nie chcę odpowiadać',
} as const satisfies Record<keyof typeof sv, string>
