/** Texts of a language, separated by `|`, in the order that {@link wordsOfIntl} names. */
interface IntlTexts {
  days: string;
  weeks: string;
  months: string;
  quarters: string;
  years: string;
  lengths: string;
  times: string;
}

/**
 * Texts that users type and that only `Intl` knows, as it wrote them in 2026: in each language, days from the one before
 * yesterday to the one after tomorrow; the last, this and the next week, month, quarter and year; three days, weeks, months
 * and years ago and ahead; now, two hours and thirty minutes ago and ahead; and nine in the morning and in the evening. An
 * empty text stands for one that has a number or means something else in the language.
 */
export const wordsOfIntl: Readonly<Record<string, IntlTexts>> = {
  en: {
    days: '|yesterday|today|tomorrow|',
    weeks: 'last week|this week|next week',
    months: 'last month|this month|next month',
    quarters: 'last quarter|this quarter|next quarter',
    years: 'last year|this year|next year',
    lengths:
      '3 days ago|in 3 days|3 weeks ago|in 3 weeks|3 months ago|in 3 months|3 years ago|in 3 years',
    times: 'now|2 hours ago|in 2 hours|30 minutes ago|in 30 minutes|9 in the morning|9 at night',
  },
  ar: {
    days: 'أول أمس|أمس|اليوم|غدًا|بعد الغد',
    weeks: 'الأسبوع الماضي|هذا الأسبوع|الأسبوع القادم',
    months: 'الشهر الماضي|هذا الشهر|الشهر القادم',
    quarters: 'الربع الأخير|هذا الربع|الربع القادم',
    years: 'السنة الماضية|السنة الحالية|السنة القادمة',
    lengths:
      'قبل 3 أيام|خلال 3 أيام|قبل 3 أسابيع|خلال 3 أسابيع|قبل 3 أشهر|خلال 3 أشهر|قبل 3 سنوات|خلال 3 سنوات',
    times: 'الآن|قبل ساعتين|خلال ساعتين|قبل 30 دقيقة|خلال 30 دقيقة|9 صباحًا|9 مساءً',
  },
  de: {
    days: 'vorgestern|gestern|heute|morgen|übermorgen',
    weeks: 'letzte Woche|diese Woche|nächste Woche',
    months: 'letzten Monat|diesen Monat|nächsten Monat',
    quarters: 'letztes Quartal|dieses Quartal|nächstes Quartal',
    years: 'letztes Jahr|dieses Jahr|nächstes Jahr',
    lengths:
      'vor 3 Tagen|in 3 Tagen|vor 3 Wochen|in 3 Wochen|vor 3 Monaten|in 3 Monaten|vor 3 Jahren|in 3 Jahren',
    times:
      'jetzt|vor 2 Stunden|in 2 Stunden|vor 30 Minuten|in 30 Minuten|9 Uhr morgens|9 Uhr abends',
  },
  es: {
    days: 'anteayer|ayer|hoy|mañana|pasado mañana',
    weeks: 'la semana pasada|esta semana|la próxima semana',
    months: 'el mes pasado|este mes|el próximo mes',
    quarters: 'el trimestre pasado|este trimestre|el próximo trimestre',
    years: 'el año pasado|este año|el próximo año',
    lengths:
      'hace 3 días|dentro de 3 días|hace 3 semanas|dentro de 3 semanas|hace 3 meses|dentro de 3 meses|hace 3 años|dentro de 3 años',
    times:
      'ahora|hace 2 horas|dentro de 2 horas|hace 30 minutos|dentro de 30 minutos|9 de la mañana|9 de la noche',
  },
  fr: {
    days: 'avant-hier|hier|aujourd’hui|demain|après-demain',
    weeks: 'la semaine dernière|cette semaine|la semaine prochaine',
    months: 'le mois dernier|ce mois-ci|le mois prochain',
    quarters: 'le trimestre dernier|ce trimestre|le trimestre prochain',
    years: 'l’année dernière|cette année|l’année prochaine',
    lengths:
      'il y a 3 jours|dans 3 jours|il y a 3 semaines|dans 3 semaines|il y a 3 mois|dans 3 mois|il y a 3 ans|dans 3 ans',
    times:
      'maintenant|il y a 2 heures|dans 2 heures|il y a 30 minutes|dans 30 minutes|9 du matin|9 du soir',
  },
  he: {
    days: 'שלשום|אתמול|היום|מחר|מחרתיים',
    weeks: 'השבוע שעבר||השבוע הבא',
    months: 'החודש שעבר||החודש הבא',
    quarters: 'הרבעון הקודם|הרבעון הזה|הרבעון הבא',
    years: 'השנה שעברה||השנה הבאה',
    lengths:
      'לפני 3 ימים|בעוד 3 ימים|לפני 3 שבועות|בעוד 3 שבועות|לפני 3 חודשים|בעוד 3 חודשים|לפני 3 שנים|בעוד 3 שנים',
    times: 'עכשיו|לפני שעתיים|בעוד שעתיים|לפני 30 דקות|בעוד 30 דקות|9 בבוקר|9 בערב',
  },
  hi: {
    days: '||आज|कल|परसों',
    weeks: 'पिछला सप्ताह|इस सप्ताह|अगला सप्ताह',
    months: 'पिछला माह|इस माह|अगला माह',
    quarters: 'अंतिम तिमाही|इस तिमाही|अगली तिमाही',
    years: 'पिछला वर्ष|इस वर्ष|अगला वर्ष',
    lengths: '3 दिन पहले|3 दिन में|3 सप्ताह पहले|3 सप्ताह में|3 माह पहले|3 माह में|3 वर्ष पहले|3 वर्ष में',
    times: 'अब|2 घंटे पहले|2 घंटे में|30 मिनट पहले|30 मिनट में|सुबह 9|रात 9',
  },
  it: {
    days: 'l’altro ieri|ieri|oggi|domani|dopodomani',
    weeks: 'settimana scorsa|questa settimana|settimana prossima',
    months: 'mese scorso|questo mese|mese prossimo',
    quarters: 'trimestre scorso|questo trimestre|trimestre prossimo',
    years: 'anno scorso|quest’anno|anno prossimo',
    lengths:
      '3 giorni fa|tra 3 giorni|3 settimane fa|tra 3 settimane|3 mesi fa|tra 3 mesi|3 anni fa|tra 3 anni',
    times: '|2 ore fa|tra 2 ore|30 minuti fa|tra 30 minuti|9 di mattina|9 di sera',
  },
  ja: {
    days: '一昨日|昨日|今日|明日|明後日',
    weeks: '先週|今週|来週',
    months: '先月|今月|来月',
    quarters: '前四半期|今四半期|翌四半期',
    years: '昨年|今年|来年',
    lengths: '3 日前|3 日後|3 週間前|3 週間後|3 か月前|3 か月後|3 年前|3 年後',
    times: '今|2 時間前|2 時間後|30 分前|30 分後|朝9時|夜9時',
  },
  ko: {
    days: '그저께|어제|오늘|내일|모레',
    weeks: '지난주|이번 주|다음 주',
    months: '지난달|이번 달|다음 달',
    quarters: '지난 분기|이번 분기|다음 분기',
    years: '작년|올해|내년',
    lengths: '3일 전|3일 후|3주 전|3주 후|3개월 전|3개월 후|3년 전|3년 후',
    times: '지금|2시간 전|2시간 후|30분 전|30분 후|오전 9시|밤 9시',
  },
  nl: {
    days: 'eergisteren|gisteren|vandaag|morgen|overmorgen',
    weeks: 'vorige week|deze week|volgende week',
    months: 'vorige maand|deze maand|volgende maand',
    quarters: 'vorig kwartaal|dit kwartaal|volgend kwartaal',
    years: 'vorig jaar|dit jaar|volgend jaar',
    lengths:
      '3 dagen geleden|over 3 dagen|3 weken geleden|over 3 weken|3 maanden geleden|over 3 maanden|3 jaar geleden|over 3 jaar',
    times:
      'nu|2 uur geleden|over 2 uur|30 minuten geleden|over 30 minuten|9 ’s ochtends|9 ’s avonds',
  },
  pl: {
    days: 'przedwczoraj|wczoraj|dzisiaj|jutro|pojutrze',
    weeks: 'w zeszłym tygodniu|w tym tygodniu|w przyszłym tygodniu',
    months: 'w zeszłym miesiącu|w tym miesiącu|w przyszłym miesiącu',
    quarters: 'w zeszłym kwartale|w tym kwartale|w przyszłym kwartale',
    years: 'w zeszłym roku|w tym roku|w przyszłym roku',
    lengths:
      '3 dni temu|za 3 dni|3 tygodnie temu|za 3 tygodnie|3 miesiące temu|za 3 miesiące|3 lata temu|za 3 lata',
    times: 'teraz|2 godziny temu|za 2 godziny|30 minut temu|za 30 minut|9 rano|9 w nocy',
  },
  'pt-BR': {
    days: 'anteontem|ontem|hoje|amanhã|depois de amanhã',
    weeks: 'semana passada|esta semana|próxima semana',
    months: 'mês passado|este mês|próximo mês',
    quarters: 'último trimestre|este trimestre|próximo trimestre',
    years: 'ano passado|este ano|próximo ano',
    lengths:
      'há 3 dias|em 3 dias|há 3 semanas|em 3 semanas|há 3 meses|em 3 meses|há 3 anos|em 3 anos',
    times: 'agora|há 2 horas|em 2 horas|há 30 minutos|em 30 minutos|9 da manhã|9 da noite',
  },
  sv: {
    days: 'i förrgår|i går|i dag|i morgon|i övermorgon',
    weeks: 'förra veckan|denna vecka|nästa vecka',
    months: 'förra månaden|den här månaden|nästa månad',
    quarters: 'förra kvartalet|detta kvartal|nästa kvartal',
    years: 'förra året|i år|nästa år',
    lengths:
      'för 3 dagar sedan|om 3 dagar|för 3 veckor sedan|om 3 veckor|för 3 månader sedan|om 3 månader|för 3 år sedan|om 3 år',
    times:
      'nu|för 2 timmar sedan|om 2 timmar|för 30 minuter sedan|om 30 minuter|9 på morgonen|9 på kvällen',
  },
  tr: {
    days: 'evvelsi gün|dün|bugün|yarın|öbür gün',
    weeks: 'geçen hafta|bu hafta|gelecek hafta',
    months: 'geçen ay|bu ay|gelecek ay',
    quarters: 'geçen çeyrek|bu çeyrek|gelecek çeyrek',
    years: 'geçen yıl|bu yıl|gelecek yıl',
    lengths:
      '3 gün önce|3 gün sonra|3 hafta önce|3 hafta sonra|3 ay önce|3 ay sonra|3 yıl önce|3 yıl sonra',
    times: 'şimdi|2 saat önce|2 saat sonra|30 dakika önce|30 dakika sonra|sabah 9|gece 9',
  },
  'zh-Hans': {
    days: '前天|昨天|今天|明天|后天',
    weeks: '上周|本周|下周',
    months: '上个月|本月|下个月',
    quarters: '上季度|本季度|下季度',
    years: '去年|今年|明年',
    lengths: '3天前|3天后|3周前|3周后|3个月前|3个月后|3年前|3年后',
    times: '现在|2小时前|2小时后|30分钟前|30分钟后|上午9时|晚上9时',
  },
};
