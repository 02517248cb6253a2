import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# día', other: '# días' };

/** Spanish labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'Correo electrónico',
  username: 'Nombre de usuario',
  emailOrUsername: 'Correo electrónico o nombre de usuario',
  password: 'Contraseña',
  separator: 'o',
  code: 'Código de un solo uso',
  verify: 'Verificar',
  back: 'Atrás',
  wrongCode: 'El código es incorrecto o ha caducado.',
  lockedOut: (time) => `Demasiados intentos. Inténtalo de nuevo ${time}.`,
  lockoutEnded: 'Ya puedes intentarlo de nuevo.',
  unreachable: 'No se puede conectar con el servidor. Comprueba la conexión e inténtalo de nuevo.',
  failed: 'Se ha producido un error. Inténtalo de nuevo.',
  takingLonger: 'Está tardando más de lo habitual…',
  resend: 'Reenviar',
  resendIn: (time) => `Reenviar ${time}`,
  sent: 'Enviado de nuevo',
  provider: (name) => `Continuar con ${name}`,
  lastUsed: 'Reciente',
  next: 'Continuar',
  passwordHint: (number, plural) => `Al menos ${counted(number, plural, lengths.characters)}`,
};

/** Spanish labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  previousYear: 'Año anterior',
  nextYear: 'Año siguiente',
  previousYears: 'Años anteriores',
  nextYears: 'Años siguientes',
  chooseMonth: (month) => `${month}, elegir mes`,
  chooseYear: (year) => `${year}, elegir año`,
  showDays: (years) => `${years}, volver a los días`,
  showPeriods: (years) => `${years}, volver a los períodos`,
  weeks: 'Semana',
  weekShort: 'Sem',
  week: (number) => `Semana ${number}`,
  quarter: (number) => `T${number}`,
  firstHalf: 'S1',
  secondHalf: 'S2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'No disponible',
  tooEarly: (earliest) => `No antes de: ${earliest}.`,
  tooLate: (latest) => `No después de: ${latest}.`,
  rangeStart: 'fecha de inicio',
  rangeEnd: 'fecha de fin',
  firstPeriod: 'inicio',
  lastPeriod: 'fin',
  periodRangeStarted: (period) => `Desde ${period}. Elige el último período.`,
  periodRange: (from, to) => `De ${from} a ${to}`,
  rangeStarted: (first) => `Fecha de inicio: ${first}. Elige la fecha de fin.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Elige al menos ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Elige como máximo ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Puedes elegir como máximo ${counted(number, plural, day)}. Quita uno para elegir otro.`,
  periodsTooShort: (length) => `Elige al menos ${length}.`,
  periodsTooLong: (length) => `Elige como máximo ${length}.`,
  unavailableInRange: 'El intervalo incluye un día no disponible.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Spanish labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Abrir el selector de color',
  dialog: 'Elegir un color',
  close: 'Cerrar',
  done: 'Listo',
  clear: 'Borrar',
};

/** Spanish names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'rosa',
    red: 'rojo',
    orange: 'naranja',
    brown: 'marrón',
    beige: 'beis',
    yellow: 'amarillo',
    olive: 'verde oliva',
    lime: 'verde lima',
    green: 'verde',
    turquoise: 'turquesa',
    cyan: 'cian',
    sky: 'azul celeste',
    blue: 'azul',
    violet: 'violeta',
    purple: 'morado',
    magenta: 'magenta',
    black: 'negro',
    gray: 'gris',
    white: 'blanco',
  },
  tones: {
    vivid: '{} intenso',
    light: '{} claro',
    pale: '{} pálido',
    dark: '{} oscuro',
    veryDark: '{} muy oscuro',
    muted: '{} grisáceo',
    darkMuted: '{} grisáceo oscuro',
  },
};

/** Spanish labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Color',
  areaRole: 'control deslizante 2D',
  saturation: 'Saturación',
  brightness: 'Brillo',
  hue: 'Tono',
  opacity: 'Opacidad',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Sin color',
  text: 'Código de color',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Formato',
  channels: {
    r: 'Rojo',
    g: 'Verde',
    b: 'Azul',
    h: 'Tono',
    s: 'Saturación',
    l: 'Luminosidad',
    c: 'Croma',
    a: 'Opacidad',
  },
  swatches: 'Muestras',
  eyeDropper: 'Tomar un color de la pantalla',
  outsideGamut: (shown) => `Fuera de sRGB, se muestra como ${shown}`,
  invalidHex: 'Escribe 3, 4, 6 u 8 dígitos después de #: 0–9 y a–f.',
  invalidArguments: (name, example) => `Escribe ${name}() con este formato: ${example}.`,
  unknownName: (name, suggestion) =>
    `Color desconocido: «${name}»${suggestion ? `. ¿Querías decir ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} no se puede usar aquí, porque depende de la página.`,
  notOpaque: 'El color debe ser opaco.',
  notUnderstood: (example) => `Escribe un color, por ejemplo ${example}.`,
  contrast: 'Contraste',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: { text: 'Texto', large: 'Texto grande', part: 'Iconos y bordes' },
  fails: 'No cumple',
  applyPassingColor: (color, ratio) => `Usar ${color} para alcanzar ${ratio}`,
  passes: (ratio) => `Alcanza ${ratio}`,
  noPassingColor: (ratio) => `Ningún matiz de este color alcanza ${ratio}.`,
};

/** Spanish labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Elige un país',
  placeholderMultiple: 'Elige países',
  openList: 'Mostrar países',
  list: 'Países',
  selectedCountries: 'Países seleccionados',
  clear: 'Borrar',
  remove: (name) => `Eliminar ${name}`,
  preferred: 'Sugerencias',
  allCountries: 'Todos los países',
  regions: {
    africa: 'África',
    americas: 'América',
    antarctic: 'Antártida',
    asia: 'Asia',
    europe: 'Europa',
    oceania: 'Oceanía',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# país o territorio', other: '# países y territorios' }),
  found: (number, total) => `${number} de ${total} países`,
  results: (number, plural) =>
    counted(number, plural, { one: '# resultado', other: '# resultados' }),
  none: (query) => `No se ha encontrado ningún país para «${query}»`,
  unknown: 'País desconocido',
  formerly: (name) => `antes: ${name}`,
  capital: (name) => `capital: ${name}`,
  selected: (name) => `País seleccionado: ${name}`,
  removed: (name) => `País eliminado: ${name}`,
  cleared: 'Nada seleccionado',
};

/** Spanish labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Abrir el calendario',
  clear: 'Borrar',
  today: 'Hoy',
  done: 'Listo',
  close: 'Cerrar',
  dialog: 'Elegir una fecha',
  rangeDialog: 'Elegir fechas',
  datesDialog: 'Elegir fechas',
  presets: 'Opciones rápidas',
  dates: 'Fechas',
  remove: (day) => `Eliminar ${day}`,
  from: 'Desde',
  to: 'Hasta',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'aaaa',
  hint: 'También puedes escribir: mañana, +3d, próximo viernes',
  notUnderstood: (example) => `Escribe una fecha, por ejemplo ${example}.`,
  incomplete: (example) => `Escribe una fecha completa, por ejemplo ${example}.`,
  noSuchMonth: (month, pattern) => `${month} no es un mes. Formato: ${pattern}.`,
  noSuchDay: (date) => `El ${date} no existe.`,
  ambiguous: (first, second) => `¿${first} o ${second}? Escribe el mes con letras.`,
  wrongWeekday: (date, weekday) => `El ${date} es ${weekday}.`,
  tooEarly: (earliest) => `No antes de: ${earliest}.`,
  tooLate: (latest) => `No después de: ${latest}.`,
  unavailable: 'Este día no está disponible.',
  reversed: 'La fecha de fin es anterior a la de inicio.',
  swap: 'Intercambiar inicio y fin',
  nights: (number, plural) => counted(number, plural, { one: '# noche', other: '# noches' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Elige al menos ${length}.`,
  tooLong: (length) => `Elige como máximo ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `El intervalo incluye el ${date}, que no está disponible.`,
};

/** Spanish texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Elegir fecha y hora',
  rangeDialog: 'Elegir inicio y fin',
  hint: 'También puedes escribir: mañana a las 9, viernes a mediodía, +2h',
  notUnderstood: (example) => `Escribe una fecha y una hora, por ejemplo ${example}.`,
  noTime: (example) => `Añade una hora, por ejemplo ${example}.`,
  occursTwice: (time) => `La hora ${time} se repite ese día. ¿Cuál de las dos?`,
  skippedTime: (time, day) => `La hora ${time} no existe el ${day}: se adelantan los relojes.`,
  reversed: 'El final es anterior al inicio.',
};

/** Spanish labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Cerrar',
};

/** Spanish labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'opcional',
  checking: 'Comprobando…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: 'Hay # campo que corregir',
      other: 'Hay # campos que corregir',
    }),
  submitFailed: 'No se ha podido enviar el formulario. Inténtalo de nuevo.',
};

/** Spanish labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Restablecer contraseña',
  sending: 'Enviando…',
  codeHint: (digits, _plural, account) =>
    `Si existe una cuenta${account && ` con ${account}`}, hemos enviado un código de ${digits} dígitos.`,
  linkSent: (account) =>
    `Si existe una cuenta con ${account || 'esta dirección'}, hemos enviado un enlace para restablecer la contraseña.`,
  sendFailed: 'No se ha podido enviar el correo electrónico. Inténtalo de nuevo.',
  codeAccepted: 'El código es correcto.',
};

/** Spanish labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Iniciar sesión',
  signingIn: 'Iniciando sesión…',
  staySignedIn: 'Mantener la sesión iniciada',
  forgotPassword: '¿Has olvidado la contraseña?',
  otherWays: 'Otras formas de iniciar sesión',
  codeHint: (digits, _plural, account) =>
    `El código de ${digits} dígitos${account && ` para ${account}`} de tu aplicación o mensaje`,
  emailCodeHint: (digits, _plural, account) =>
    `El código de ${digits} dígitos que hemos enviado por correo${account && ` a ${account}`}`,
  signInFailed: 'Los datos de inicio de sesión son incorrectos.',
  signedIn: 'Has iniciado sesión.',
  sendLink: 'Enviarme un enlace de inicio de sesión',
  linkSent: (account) =>
    `Si existe una cuenta con ${account || 'esta dirección'}, hemos enviado un enlace de inicio de sesión.`,
  passkey: 'Iniciar sesión con una llave de acceso',
  switchToApp: 'Usar un código de la aplicación',
  switchToEmail: 'Recibir un código por correo',
  switchToRecovery: 'Usar un código de recuperación',
  recoveryCode: 'Código de recuperación',
  recoveryHint: (account) =>
    `Uno de los códigos${account && ` de ${account}`} que guardaste al configurar el inicio de sesión en dos pasos`,
};

/** Spanish labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} de ${total}`,
  digitsOnly: 'Solo dígitos',
  digitsAndLettersOnly: 'Solo dígitos y letras de la A a la Z',
};

/** Spanish labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Paginación',
  first: 'Primera página',
  previous: 'Página anterior',
  next: 'Página siguiente',
  last: 'Última página',
  page: (number) => `Página ${number}`,
  gap: (from, to) => `No se muestran las páginas de la ${from} a la ${to}`,
  more: 'Más páginas',
  atLeast: (number) => `al menos ${number}`,
  position: (page, last) => `${page} de ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} de ${total}`,
  empty: 'Sin resultados',
  announcement: (position, from, to) => `Página ${position}, resultados del ${from} al ${to}`,
  pageSize: 'Elementos por página',
  goToPage: 'Ir a la página',
  go: 'Ir',
  outOfRange: (first, last) => `Escribe una página del ${first} al ${last}.`,
  noPage: 'Escribe un número de página.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# dígito', other: '# dígitos' },
  characters: { one: '# carácter', other: '# caracteres' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** Spanish labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Mostrar la contraseña',
  capsLock: 'El bloqueo de mayúsculas está activado.',
  strength: 'Seguridad de la contraseña',
  veryWeak: 'Muy débil',
  weak: 'Débil',
  fair: 'Aceptable',
  good: 'Buena',
  strong: 'Fuerte',
};

/** Spanish labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Elegir una semana',
    month: 'Elegir un mes',
    quarter: 'Elegir un trimestre',
    half: 'Elegir un semestre',
    year: 'Elegir un año',
  },
  periodRangeDialog: 'Elegir un intervalo',
  current: {
    week: 'Esta semana',
    month: 'Este mes',
    quarter: 'Este trimestre',
    half: 'Este semestre',
    year: 'Este año',
  },
  periodHint: {
    week: 'También puedes escribir: próxima semana, semana 14',
    month: 'También puedes escribir: próximo mes, abril',
    quarter: 'También puedes escribir: próximo trimestre, T3',
    half: 'También puedes escribir: primer semestre, próximo semestre',
    year: 'También puedes escribir: próximo año, este año',
  },
  periodNotUnderstood: (example) => `Escribe un período, por ejemplo ${example}.`,
  noSuchPeriod: (period) => `${period} no existe.`,
  periodUnavailable: 'Este período no está disponible.',
  periodReversed: 'El intervalo termina antes de empezar.',
};

/** Spanish labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'Código QR',
  codeFor: (text) => `Código QR de ${text}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyBlocked: 'No se permite copiar. Copia el texto seleccionado.',
  empty: 'Aún no hay contenido',
  tooLong: 'Demasiado largo para un código QR',
  loading: 'Cargando el código…',
  expired: 'Este código ha caducado.',
  scanned: 'Escaneado',
  refresh: 'Código nuevo',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} de ${most}`,
  version: (version, level) => `Versión ${version}, nivel ${level}`,
  tooLongFor: (used, most, level) => `${used}; máximo ${most} en el nivel ${level}`,
  lowerLevel: (level) => `Cabe en el nivel ${level}.`,
  shorten: (surplus) => `Acórtalo en ${surplus}.`,
  downloads: 'Descargar',
  download: (format) => `Descargar ${format}`,
  downloadFailed:
    'No se ha podido crear el archivo, porque el servidor del logotipo no lo permite.',
  scansWell: 'Se escanea bien',
  mayFail: 'Podría no escanearse',
  rules: {
    quietZone: (found, asked) => `Margen ${found}, mínimo ${asked} módulos`,
    polarity: () => 'Módulos oscuros sobre fondo claro',
    contrast: (found, asked) => `Contraste ${found}, mínimo ${asked}`,
    moduleSize: (found, asked) => `Módulo ${found} px, mínimo ${asked} px`,
    printSize: (found, asked) => `Módulo impreso ${found} mm, mínimo ${asked} mm`,
    logo: (found, asked) => `El logotipo tapa ${found} del código, máximo ${asked}`,
  },
  passed: 'Cumple:',
  failed: 'No cumple:',
};

/** Spanish labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Sin valoración',
  value: (number, max, word) => `${number} de ${max}${word ? `, ${word}` : ''}`,
};

/** Spanish labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} de ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Aún no hay valoraciones',
  count: (number, plural) =>
    counted(number, plural, { one: '# valoración', other: '# valoraciones' }),
  distribution: (count) => `Distribución: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# estrella', other: '# estrellas' }),
  values: 'Valor',
  shares: 'Porcentaje',
  counts: 'Valoraciones',
};

/** Spanish labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Cambiar contraseña',
  saving: 'Guardando…',
  newPassword: 'Contraseña nueva',
  saveFailed: 'No se ha podido cambiar la contraseña. Inténtalo de nuevo o elige otra.',
  passwordChanged: 'Ya puedes iniciar sesión con la contraseña nueva.',
  signIn: 'Iniciar sesión',
  expired: 'Este enlace ya no es válido. Funciona una sola vez y por tiempo limitado.',
  requestNewLink: 'Solicitar otro enlace',
};

/** Spanish labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: 'No se ha cargado # elemento de otro sitio.',
      other: 'No se han cargado # elementos de otros sitios.',
    }),
  showRemote: 'Cargar elementos de otros sitios',
  tooLong: (characters) => `Este contenido es muy largo: ${characters} caracteres.`,
  showLong: 'Mostrar de todos modos',
  shown: 'Se muestra el contenido.',
  textOnly: 'Este contenido solo puede mostrarse como código fuente.',
  table: 'Tabla',
  external: 'enlace externo',
  taskDone: 'hecho',
  taskOpen: 'pendiente',
  report: 'Eliminado de este HTML',
  nothingRemoved: 'No se ha eliminado nada.',
  part: 'Parte',
  reason: 'Motivo',
  count: 'Cantidad',
  reasons: {
    policy: 'No permitido por la política',
    unsafe: 'No seguro',
    depth: 'Demasiado anidado',
    length: 'Demasiado largo',
    remote: 'Bloqueado hasta que lo permitas',
  },
};

/** Spanish labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Crear cuenta',
  creating: 'Creando la cuenta…',
  name: 'Nombre',
  otherWays: 'Otras formas de registrarse',
  passkey: 'Registrarse con una llave de acceso',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `${account ? `Hemos enviado a ${account}` : 'Te hemos enviado'} un correo con el siguiente paso.`,
  signUpFailed: 'No se ha podido crear la cuenta. Revisa los datos e inténtalo de nuevo.',
  accountCreated: 'Se ha creado tu cuenta.',
};

/** Spanish labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Etiquetas',
  hint: 'Supr para eliminar, Intro para editar, Alt+flecha para mover.',
  remove: (name) => `Eliminar ${name}`,
  added: (name) => `Etiqueta añadida: ${name}`,
  removed: (name) => `Etiqueta eliminada: ${name}`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# etiqueta eliminada', other: '# etiquetas eliminadas' }),
  moved: (name, position, total) => `${name} movida a la posición ${position} de ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# etiqueta seleccionada', other: '# etiquetas seleccionadas' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# etiqueta copiada', other: '# etiquetas copiadas' }),
  undone: 'Cambio deshecho',
  rejected: (name, reason) => `«${name}»: ${reason}`,
  duplicate: 'ya añadida',
  tooLong: (max) => `demasiado larga (límite: ${max})`,
  limitReached: (max) => `límite alcanzado (máximo: ${max})`,
  tooMany: (max) => `solo ${max} a la vez`,
  pending: 'Pulsa Intro para añadirla.',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# añadida', other: '# añadidas' }),
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# duplicada', other: '# duplicadas' }),
  reportRejected: (number, plural, reasons) =>
    `${counted(number, plural, { one: '# rechazada', other: '# rechazadas' })}: ${reasons}`,
  reportTooLong: 'demasiado larga',
  reportLimitReached: 'límite alcanzado',
  reportNothing: 'Sin cambios',
  details: 'Detalles',
  count: (number, max) => `${number} de ${max}`,
  undo: 'Deshacer',
  clear: 'Eliminar todas',
  editTag: (name) => `Editar ${name}`,
  suggestions: 'Sugerencias',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# sugerencia', other: '# sugerencias' }),
  loading: 'Cargando sugerencias…',
  noSuggestions: 'Sin sugerencias',
  suggestionsFailed: 'No se han podido cargar las sugerencias.',
};

/** Spanish labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Mostrar horas',
  clear: 'Borrar',
  done: 'Listo',
  dialog: 'Elegir una hora',
  list: 'Horas',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'También puedes escribir: mediodía, 9 y media, +2h',
  notUnderstood: (example) => `Escribe una hora, por ejemplo ${example}.`,
  noSuchHour: (hour) => `${hour} no es una hora válida.`,
  noSuchMinute: (minute) => `${minute} no es un minuto válido.`,
  tooEarly: (earliest) => `No antes de: ${earliest}.`,
  tooLate: (latest) => `No después de: ${latest}.`,
  outside: (from, to) => `Elige una hora entre ${from} y ${to}.`,
  offStep: (times) => `Elige ${times}.`,
  noon: 'mediodía',
  midnight: 'medianoche',
  now: 'ahora',
};

/** Spanish labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Notificaciones (pulsa ${key})`,
  close: 'Cerrar',
};

/** Spanish words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'ahora',
  dayBeforeYesterday: 'antes de ayer|antier',
  ahead: 'en|a partir de hoy|después',
  ago: 'antes|atrás',
  next: 'próximo|próxima|siguiente|que viene|entrante',
  last: 'pasado|pasada|último|última|anterior',
  this: 'este|esta',
  weeks: 'sem|s',
  years: 'a',
  dayParts: 'por la mañana|por la tarde|por la noche|noche|tarde',
  numbers: [
    'un|uno|una|primer|primera',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
  ],
  ignored: 'de|del|el|la|los|las|º',
  others: {
    'último día': ']',
    'primer día': '[',
    'medio año': '6M',
    'de hoy en ocho': '+1W',
    'hoy en ocho': '+1W',
    'de hoy en quince': '+2W',
    'hoy en quince': '+2W',
    'a fin': ']',
    fin: ']',
    'a finales': ']',
    finales: ']',
    principios: '[',
    'a principios': '[', // Eight days are a week, fifteen two; the numerals are numbers.
    'ocho días': '1W',
    'quince días': '2W',
    setiembre: '#9',
    'primero de': '1 ',
  },
};

/** Spanish words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'semana|sem|s|w',
  quarters: 'trimestre|trim|tri|t|q',
  halves: 'semestre|sem|s|h',
  ordinals: ['primer|primero|1er', 'segundo|2do', 'tercer|tercero|3er', 'cuarto|4to'],
  others: { er: '' },
};

/** Spanish words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'ahora|ahora mismo|ya',
  noon: 'mediodía|al mediodía|del mediodía',
  midnight: 'medianoche',
  am: 'de la mañana|por la mañana|mañana|esta mañana|de la madrugada|madrugada',
  pm: 'de la tarde|por la tarde|tarde|esta tarde',
  night: 'de la noche|por la noche|noche|esta noche',
  ahead: 'en|dentro de|después|más tarde',
  ago: 'hace|antes|atrás|más temprano',
  hours: 'hora|horas|hrs|hs|h',
  minutes: 'minuto|minutos|min|m',
  seconds: 'segundo|segundos|seg|s',
  half: 'media|y media',
  halfTo: '',
  quarter: 'cuarto|un cuarto|y cuarto',
  past: '',
  to: 'para las|para la',
  minus: 'menos',
  numbers: [
    'una|un|uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  between: 'a',
  ignored: 'las|la|y|sobre|hacia|en punto|el',
  others: {
    veinticinco: '25',
    'cuarto de hora': '15 m',
    'un cuarto de hora': '15 m',
    quince: '15',
    veinte: '20',
    treinta: '30',
    'cuarenta y cinco': '45',
  },
};

/** Spanish messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Este campo no es válido.',
  required: 'Este campo es obligatorio.',
  accepted: 'Confirma para continuar.',
  rangeStart: 'Falta el inicio.',
  rangeEnd: 'Falta el final.',
  alphanumeric: 'Escribe solo letras y dígitos.',
  confirmed: 'Las dos entradas no coinciden.',
  email: ({ multiple }) =>
    multiple
      ? 'Escribe direcciones de correo separadas por comas.'
      : 'Escribe una dirección de correo como nombre@example.com.',
  number: 'Escribe un número.',
  integer: 'Escribe un número entero.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Escribe solo dígitos.'
      : `Escribe exactamente ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Escribe {min} o más.',
  max: 'Escribe {max} o menos.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Elige al menos ${counted(format(length), plural(length), { one: '# elemento', other: '# elementos' })}.`
      : `Escribe al menos ${counted(format(length), plural(length), lengths.characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Elige como máximo ${counted(format(length), plural(length), { one: '# elemento', other: '# elementos' })}.`
      : `Escribe como máximo ${counted(format(length), plural(length), lengths.characters)}.`,
  pattern: 'Usa el formato solicitado.',
};

/** Spanish. */
export const es: Language = {
  tag: 'es',
  accountForm,
  calendar,
  colorInput,
  colorNames,
  colorPicker,
  countrySelect,
  datePicker,
  dateTimePicker,
  dialog,
  field,
  forgotPasswordForm,
  loginForm,
  oneTimeCodeInput,
  pagination,
  passwordInput,
  periodPicker,
  qrCode,
  rating,
  ratingSummary,
  resetPasswordForm,
  sanitizedHtml,
  signUpForm,
  tagInput,
  timeField,
  toast,
  typedDates,
  typedPeriods,
  typedTimes,
  validation,
};
