import type { safety as sv } from '../../sv/safety.ts'

/** Hard spaces keep a phone number together in right-to-left text, and one mark keeps the hyphen of 08-702 in its place. */
export const safety = {
  'safety.title': 'المساعدة موجودة الآن',
  'safety.life': 'هل تراودك أفكار عن إنهاء حياتك؟',
  'safety.call.now':
    'إذا كان الأمر عاجلًا، فعليك الاتصال بالرقم 112 أو التوجه إلى قسم الطوارئ النفسية. وللتحدث مع أحد: 90101 (خط Mind لمنع الانتحار، بالسويدية) أو 90\u00a0390 (خط المساعدة Hjälplinjen، بالسويدية). من المهم أن يكون معك أحد.',
  'safety.line': 'هل أنت في حاجة إلى التحدث مع أحد الآن؟',
  'safety.body':
    'إذا أصابك فجأة ألم في الصدر أو صعوبة في التنفس أو إغماء أو شلل أو تشوش في الذهن، فعليك الاتصال فورًا بالرقم 112.',
  'safety.more': 'أرقام أخرى، وعند المرض المفاجئ',
  'safety.advice': 'المشورة الصحية، على مدار الساعة: 1177 (بالسويدية أو الإنجليزية).',
  'safety.companion':
    'للتحدث مع شخص يستمع إليك (Jourhavande medmänniska)، من الساعة 21:00 إلى الساعة 06:00: \u200e08-702\u00a016\u00a080.',
  'safety.priest':
    'القس المناوب (Jourhavande präst)، من الساعة 21:00 إلى الساعة 06:00: بالاتصال بالرقم 112 وطلب التحويل إليه.',

  'danger.call': 'الاتصال بالرقم {number}',
  'danger.call.short.emergency': 'حالة طارئة',
  'danger.call.short.suicide': 'خط منع الانتحار (بالسويدية)',
  'danger.call.emergency': 'إذا كان الأمر عاجلًا، على مدار الساعة',
  'danger.call.suicide': 'خط Mind لمنع الانتحار (بالسويدية)، للتحدث مع أحد',
  'danger.heading': 'من المهم الاتصال بأحد الآن',
  'danger.lead': 'شكرًا لأنك أخبرتنا. يمكنك الاتصال حتى إن لم يكن مؤكدًا لك أن الوضع سيئ بما يكفي.',
  'danger.other': 'طرق أخرى للحصول على المساعدة الآن',
  'danger.crisis': 'الاتصال بخط المساعدة Hjälplinjen على الرقم 90\u00a0390 (بالسويدية).',
  'danger.clinic':
    'التوجه إلى قسم الطوارئ النفسية (psykiatrisk akutmottagning). وإذا تعذر عليك الوصول إليه بنفسك أو بمساعدة أحد، فعليك الاتصال بالرقم 112.',
  'danger.person':
    'من المهم أن يكون معك أحد. يمكنك الاتصال بشخص موضع ثقتك وطلب حضوره إليك، أو الذهاب إلى أحد.',
  'danger.kept': 'لا تُحفظ هذه الإجابة.',
  'danger.back': 'رجوع',

  // Asked in the weekly check of both programmes; the answer is used once and stored nowhere.
  outlook: 'ما شعورك تجاه الأسبوع المقبل؟',
  'outlook.hint': 'نسأل حتى نعرض المساعدة المناسبة. هذه الإجابة تُستخدم الآن فقط ولا تُحفظ.',
  'outlook.missing': 'يُرجى اختيار ما يعبّر عن شعورك، أو اختيار عدم الإجابة.',
  'outlook.possible': 'يبدو ممكنًا',
  'outlook.heavy': 'يبدو صعبًا، لكنه ممكن',
  'outlook.exhausted': 'لم أعد أحتمل الوضع كما هو الآن',
  'outlook.unsafe': 'لدي أفكار عن عدم الرغبة في الحياة',
  'outlook.unsaid': 'لا أرغب في الإجابة',
} as const satisfies Record<keyof typeof sv, string>
