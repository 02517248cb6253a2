import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

const day: PluralForms = { one: '# dia', other: '# dias' };

/** Portuguese (Brazil) labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: 'E-mail',
  username: 'Nome de usuário',
  emailOrUsername: 'E-mail ou nome de usuário',
  password: 'Senha',
  separator: 'ou',
  code: 'Código de uso único',
  verify: 'Verificar',
  back: 'Voltar',
  wrongCode: 'O código está incorreto ou expirou.',
  lockedOut: (time) => `Muitas tentativas. Tente novamente ${time}.`,
  lockoutEnded: 'Você já pode tentar novamente.',
  unreachable: 'Não foi possível acessar o servidor. Verifique sua conexão e tente novamente.',
  failed: 'Algo deu errado. Tente novamente.',
  takingLonger: 'Está demorando mais do que o normal…',
  resend: 'Enviar novamente',
  resendIn: (time) => `Enviar novamente ${time}`,
  sent: 'Enviado novamente',
  provider: (name) => `Continuar com ${name}`,
  lastUsed: 'Recente',
  next: 'Continuar',
  passwordHint: (number, plural) => `No mínimo ${counted(number, plural, characters)}`,
};

/** Portuguese (Brazil) labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: 'Calendário',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  previousYears: 'Anos anteriores',
  nextYears: 'Próximos anos',
  chooseMonth: (month) => `${month}, escolher mês`,
  chooseYear: (year) => `${year}, escolher ano`,
  showDays: (years) => `${years}, voltar aos dias`,
  showPeriods: (years) => `${years}, voltar aos períodos`,
  weeks: 'Semana',
  weekShort: 'Sem',
  week: (number) => `Semana ${number}`,
  quarter: (number) => `T${number}`,
  firstHalf: 'S1',
  secondHalf: 'S2',
  inYear: (period, year) => `${period} ${year}`,
  unavailable: 'Indisponível',
  tooEarly: (earliest) => `Escolha ${earliest} ou depois.`,
  tooLate: (latest) => `Escolha ${latest} ou antes.`,
  rangeStart: 'data de início',
  rangeEnd: 'data de término',
  firstPeriod: 'início',
  lastPeriod: 'fim',
  periodRangeStarted: (period) => `A partir de ${period}. Escolha o último período.`,
  periodRange: (from, to) => `De ${from} a ${to}`,
  rangeStarted: (first) => `Data de início: ${first}. Escolha a data de término.`,
  rangeSelected: (range, number, plural) => `${range}, ${counted(number, plural, day)}`,
  rangeTooShort: (number, plural) => `Escolha no mínimo ${counted(number, plural, day)}.`,
  rangeTooLong: (number, plural) => `Escolha no máximo ${counted(number, plural, day)}.`,
  daysFull: (number, plural) =>
    `Você pode escolher no máximo ${counted(number, plural, day)}. Remova um para escolher outro.`,
  periodsTooShort: (length) => `Escolha no mínimo ${length}.`,
  periodsTooLong: (length) => `Escolha no máximo ${length}.`,
  unavailableInRange: 'O intervalo inclui um dia indisponível.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Portuguese (Brazil) labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: 'Abrir o seletor de cor',
  dialog: 'Escolher uma cor',
  close: 'Fechar',
  done: 'Concluir',
  clear: 'Limpar',
};

/** Portuguese (Brazil) names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: 'rosa',
    red: 'vermelho',
    orange: 'laranja',
    brown: 'marrom',
    beige: 'bege',
    yellow: 'amarelo',
    olive: 'verde-oliva',
    lime: 'verde-limão',
    green: 'verde',
    turquoise: 'turquesa',
    cyan: 'ciano',
    sky: 'azul-celeste',
    blue: 'azul',
    violet: 'violeta',
    purple: 'roxo',
    magenta: 'magenta',
    black: 'preto',
    gray: 'cinza',
    white: 'branco',
  },
  tones: {
    vivid: '{} vivo',
    light: '{} claro',
    pale: '{} pálido',
    dark: '{} escuro',
    veryDark: '{} muito escuro',
    muted: '{} acinzentado',
    darkMuted: '{} acinzentado escuro',
  },
};

/** Portuguese (Brazil) labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: 'Cor',
  areaRole: 'controle deslizante 2D',
  saturation: 'Saturação',
  brightness: 'Brilho',
  hue: 'Matiz',
  opacity: 'Opacidade',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: 'Sem cor',
  text: 'Código da cor',
  placeholder: 'tomato, #f60, oklch(…)',
  format: 'Formato',
  channels: {
    r: 'Vermelho',
    g: 'Verde',
    b: 'Azul',
    h: 'Matiz',
    s: 'Saturação',
    l: 'Luminosidade',
    c: 'Croma',
    a: 'Opacidade',
  },
  swatches: 'Amostras',
  eyeDropper: 'Capturar uma cor da tela',
  outsideGamut: (shown) => `Fora do sRGB, exibida como ${shown}`,
  invalidHex: 'Digite 3, 4, 6 ou 8 dígitos após #: 0–9 e a–f.',
  invalidArguments: (name, example) => `Digite ${name}() neste formato: ${example}.`,
  unknownName: (name, suggestion) =>
    `Cor desconhecida: “${name}”${suggestion ? `. Você quis dizer ${suggestion}?` : '.'}`,
  dependsOnPage: (name) => `${name} não pode ser usada aqui, porque depende da página.`,
  notOpaque: 'A cor deve ser opaca.',
  notUnderstood: (example) => `Digite uma cor, por exemplo ${example}.`,
  contrast: 'Contraste',
  sample: 'Aa',
  ratio: (number) => `${number}:1`,
  uses: {
    text: 'Texto',
    large: 'Texto grande',
    part: 'Ícones e bordas',
  },
  fails: 'Não atende',
  applyPassingColor: (color, ratio) => `Usar ${color} para atingir ${ratio}`,
  passes: (ratio) => `Atinge ${ratio}`,
  noPassingColor: (ratio) => `Nenhuma tonalidade desta cor atinge ${ratio}.`,
};

/** Portuguese (Brazil) labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: 'Escolha um país',
  placeholderMultiple: 'Escolha países',
  openList: 'Mostrar países',
  list: 'Países',
  selectedCountries: 'Países selecionados',
  clear: 'Limpar',
  remove: (name) => `Remover ${name}`,
  preferred: 'Sugestões',
  allCountries: 'Todos os países',
  regions: {
    africa: 'África',
    americas: 'Américas',
    antarctic: 'Antártida',
    asia: 'Ásia',
    europe: 'Europa',
    oceania: 'Oceania',
  },
  total: (number, plural) =>
    counted(number, plural, { one: '# país ou território', other: '# países e territórios' }),
  found: (number, total) => `${number} de ${total} países`,
  results: (number, plural) =>
    counted(number, plural, { one: '# resultado', other: '# resultados' }),
  none: (query) => `Nenhum país encontrado para “${query}”`,
  unknown: 'País desconhecido',
  formerly: (name) => `antes: ${name}`,
  capital: (name) => `capital: ${name}`,
  selected: (name) => `País selecionado: ${name}`,
  removed: (name) => `País removido: ${name}`,
  cleared: 'Nada selecionado',
};

/** Portuguese (Brazil) labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: 'Abrir o calendário',
  clear: 'Limpar',
  today: 'Hoje',
  done: 'Concluir',
  close: 'Fechar',
  dialog: 'Escolher uma data',
  rangeDialog: 'Escolher datas',
  datesDialog: 'Escolher datas',
  presets: 'Opções rápidas',
  dates: 'Datas',
  remove: (day) => `Remover ${day}`,
  from: 'De',
  to: 'Até',
  dayPattern: 'dd',
  monthPattern: 'mm',
  yearPattern: 'aaaa',
  hint: 'Você também pode digitar: amanhã, +3d, próxima sexta',
  notUnderstood: (example) => `Digite uma data, por exemplo ${example}.`,
  incomplete: (example) => `Digite uma data completa, por exemplo ${example}.`,
  noSuchMonth: (month, pattern) => `${month} não é um mês. Formato: ${pattern}.`,
  noSuchDay: (date) => `${date} não existe.`,
  ambiguous: (first, second) => `${first} ou ${second}? Escreva o mês por extenso.`,
  wrongWeekday: (date, weekday) => `${date} é ${weekday}.`,
  tooEarly: (earliest) => `Escolha ${earliest} ou depois.`,
  tooLate: (latest) => `Escolha ${latest} ou antes.`,
  unavailable: 'Este dia não está disponível.',
  reversed: 'A data de término é anterior à de início.',
  swap: 'Inverter início e fim',
  nights: (number, plural) => counted(number, plural, { one: '# noite', other: '# noites' }),
  days: (number, plural) => counted(number, plural, day),
  tooShort: (length) => `Escolha no mínimo ${length}.`,
  tooLong: (length) => `Escolha no máximo ${length}.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `O intervalo inclui ${date}, que não está disponível.`,
};

/** Portuguese (Brazil) texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: 'Escolher data e horário',
  rangeDialog: 'Escolher início e fim',
  hint: 'Você também pode digitar: amanhã às 9, sexta ao meio-dia, +2h',
  notUnderstood: (example) => `Digite uma data e um horário, por exemplo ${example}.`,
  noTime: (example) => `Adicione um horário, por exemplo ${example}.`,
  occursTwice: (time) => `${time} acontece duas vezes nesse dia. Qual delas?`,
  skippedTime: (time, day) => `${time} não existe em ${day}: os relógios são adiantados.`,
  reversed: 'O fim é anterior ao início.',
};

/** Portuguese (Brazil) labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: 'Fechar',
};

/** Portuguese (Brazil) labels of forms and fields. */
export const field: Language['field'] = {
  optional: 'opcional',
  checking: 'Verificando…',
  fieldsToCorrect: (number, plural) =>
    counted(number, plural, {
      one: '# campo precisa de correção',
      other: '# campos precisam de correção',
    }),
  submitFailed: 'Não foi possível enviar o formulário. Tente novamente.',
};

/** Portuguese (Brazil) labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: 'Redefinir senha',
  sending: 'Enviando…',
  codeHint: (digits, _plural, account) =>
    `Se houver uma conta${account && ` com ${account}`}, enviamos um código de ${digits} dígitos.`,
  linkSent: (account) =>
    `Se houver uma conta com ${account || 'este endereço'}, enviamos um link para redefinir a senha.`,
  sendFailed: 'Não foi possível enviar o e-mail. Tente novamente.',
  codeAccepted: 'O código está correto.',
};

/** Portuguese (Brazil) labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: 'Entrar',
  signingIn: 'Entrando…',
  staySignedIn: 'Manter a sessão iniciada',
  forgotPassword: 'Esqueceu a senha?',
  otherWays: 'Outras formas de entrar',
  codeHint: (digits, _plural, account) =>
    `O código de ${digits} dígitos${account && ` para ${account}`} do seu aplicativo ou mensagem`,
  emailCodeHint: (digits, _plural, account) =>
    `O código de ${digits} dígitos do e\u2011mail que enviamos${account && ` para ${account}`}`,
  signInFailed: 'Os dados de login estão incorretos.',
  signedIn: 'Login efetuado.',
  sendLink: 'Receber um link de login por e-mail',
  linkSent: (account) =>
    `Se houver uma conta com ${account || 'este endereço'}, enviamos um link de login.`,
  passkey: 'Entrar com uma chave de acesso',
  switchToApp: 'Usar um código do aplicativo',
  switchToEmail: 'Receber um código por e-mail',
  switchToRecovery: 'Usar um código de recuperação',
  recoveryCode: 'Código de recuperação',
  recoveryHint: (account) =>
    `Um dos códigos${account && ` de ${account}`} que você salvou ao configurar o login em duas etapas`,
};

/** Portuguese (Brazil) labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${entered} de ${total}`,
  digitsOnly: 'Somente dígitos',
  digitsAndLettersOnly: 'Somente dígitos e letras de A a Z',
};

/** Portuguese (Brazil) labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: 'Paginação',
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
  page: (number) => `Página ${number}`,
  gap: (from, to) => `Páginas ${from} a ${to} não exibidas`,
  more: 'Mais páginas',
  atLeast: (number) => `pelo menos ${number}`,
  position: (page, last) => `${page} de ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} de ${total}`,
  empty: 'Nenhum resultado',
  announcement: (position, from, to) => `Página ${position}, resultados ${from} a ${to}`,
  pageSize: 'Itens por página',
  goToPage: 'Ir para a página',
  go: 'Ir',
  outOfRange: (first, last) => `Digite uma página de ${first} a ${last}.`,
  noPage: 'Digite o número de uma página.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { one: '# dígito', other: '# dígitos' },
  characters: { one: '# caractere', other: '# caracteres' },
  bytes: { one: '# byte', other: '# bytes' },
};

/** Portuguese (Brazil) labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: 'Mostrar senha',
  capsLock: 'O Caps Lock está ativado.',
  strength: 'Força da senha',
  veryWeak: 'Muito fraca',
  weak: 'Fraca',
  fair: 'Razoável',
  good: 'Boa',
  strong: 'Forte',
};

/** Portuguese (Brazil) labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: 'Escolher uma semana',
    month: 'Escolher um mês',
    quarter: 'Escolher um trimestre',
    half: 'Escolher um semestre',
    year: 'Escolher um ano',
  },
  periodRangeDialog: 'Escolher um intervalo',
  current: {
    week: 'Esta semana',
    month: 'Este mês',
    quarter: 'Este trimestre',
    half: 'Este semestre',
    year: 'Este ano',
  },
  periodHint: {
    week: 'Você também pode digitar: próxima semana, semana 14',
    month: 'Você também pode digitar: próximo mês, abril',
    quarter: 'Você também pode digitar: próximo trimestre, T3',
    half: 'Você também pode digitar: primeiro semestre, próximo semestre',
    year: 'Você também pode digitar: próximo ano, este ano',
  },
  periodNotUnderstood: (example) => `Digite um período, por exemplo ${example}.`,
  noSuchPeriod: (period) => `${period} não existe.`,
  periodUnavailable: 'Este período não está disponível.',
  periodReversed: 'O intervalo termina antes de começar.',
};

/** Portuguese (Brazil) labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR code',
  codeFor: (text) => `QR code de ${text}`,
  copy: 'Copiar',
  copied: 'Copiado',
  copyBlocked: 'A cópia está bloqueada. Copie o texto selecionado.',
  empty: 'Ainda sem conteúdo',
  tooLong: 'Longo demais para um QR code',
  loading: 'Carregando o código…',
  expired: 'Este código expirou.',
  scanned: 'Escaneado',
  refresh: 'Novo código',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${used} de ${most}`,
  version: (version, level) => `Versão ${version}, nível ${level}`,
  tooLongFor: (used, most, level) => `${used}, no máximo ${most} no nível ${level}`,
  lowerLevel: (level) => `Cabe no nível ${level}.`,
  shorten: (surplus) => `Reduza em ${surplus}.`,
  downloads: 'Baixar',
  download: (format) => `Baixar ${format}`,
  downloadFailed: 'Não foi possível criar o arquivo, porque o servidor do logotipo não permite.',
  scansWell: 'Boa leitura',
  mayFail: 'A leitura pode falhar',
  rules: {
    quietZone: (found, asked) => `Margem ${found}, mínimo ${asked} módulos`,
    polarity: () => 'Módulos escuros sobre fundo claro',
    contrast: (found, asked) => `Contraste ${found}, mínimo ${asked}`,
    moduleSize: (found, asked) => `Módulo ${found} px, mínimo ${asked} px`,
    printSize: (found, asked) => `Módulo impresso ${found} mm, mínimo ${asked} mm`,
    logo: (found, asked) => `O logotipo cobre ${found} do código, máximo ${asked}`,
  },
  passed: 'Aprovado:',
  failed: 'Reprovado:',
};

/** Portuguese (Brazil) labels of the rating. */
export const rating: Language['rating'] = {
  none: 'Sem avaliação',
  value: (number, max, word) => `${number} de ${max}${word ? `, ${word}` : ''}`,
};

/** Portuguese (Brazil) labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${number} de ${max}${count ? `, ${count}` : ''}`,
  unrated: 'Ainda sem avaliações',
  count: (number, plural) => counted(number, plural, { one: '# avaliação', other: '# avaliações' }),
  distribution: (count) => `Distribuição: ${count}`,
  stars: (number, plural) => counted(number, plural, { one: '# estrela', other: '# estrelas' }),
  values: 'Valor',
  shares: 'Porcentagem',
  counts: 'Avaliações',
};

/** Portuguese (Brazil) labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: 'Alterar senha',
  saving: 'Salvando…',
  newPassword: 'Nova senha',
  saveFailed: 'Não foi possível alterar a senha. Tente novamente ou escolha outra.',
  passwordChanged: 'Agora você pode entrar com a nova senha.',
  signIn: 'Entrar',
  expired: 'Este link não é mais válido. Ele funciona uma única vez e por tempo limitado.',
  requestNewLink: 'Solicitar outro link',
};

/** Portuguese (Brazil) labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count, plural) =>
    counted(count, plural, {
      one: '# item de outro site não foi carregado.',
      other: '# itens de outros sites não foram carregados.',
    }),
  showRemote: 'Carregar itens de outros sites',
  tooLong: (characters) => `Este conteúdo é muito longo: ${characters} caracteres.`,
  showLong: 'Mostrar mesmo assim',
  shown: 'O conteúdo está sendo exibido.',
  textOnly: 'Este conteúdo só pode ser exibido como código-fonte.',
  table: 'Tabela',
  external: 'link externo',
  taskDone: 'feito',
  taskOpen: 'não feito',
  report: 'Removido deste HTML',
  nothingRemoved: 'Nada foi removido.',
  part: 'Parte',
  reason: 'Motivo',
  count: 'Quantidade',
  reasons: {
    policy: 'Não permitido pela política',
    unsafe: 'Inseguro',
    depth: 'Aninhado demais',
    length: 'Longo demais',
    remote: 'Bloqueado até que você permita',
  },
};

/** Portuguese (Brazil) labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: 'Criar conta',
  creating: 'Criando conta…',
  name: 'Nome',
  otherWays: 'Outras formas de se cadastrar',
  passkey: 'Cadastrar-se com uma chave de acesso',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) => `Enviamos um e-mail com o próximo passo${account && ` para ${account}`}.`,
  signUpFailed: 'Não foi possível criar a conta. Confira os dados e tente novamente.',
  accountCreated: 'Sua conta foi criada.',
};

/** Portuguese (Brazil) labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: 'Tags',
  hint: 'Delete para remover, Enter para editar, Alt+seta para mover.',
  remove: (name) => `Remover ${name}`,
  added: (name) => `Tag adicionada: ${name}`,
  removed: (name) => `Tag removida: ${name}`,
  removedMany: (number, plural) =>
    counted(number, plural, { one: '# tag removida', other: '# tags removidas' }),
  moved: (name, position, total) => `${name} movida para a posição ${position} de ${total}`,
  selected: (number, plural) =>
    counted(number, plural, { one: '# tag selecionada', other: '# tags selecionadas' }),
  copied: (number, plural) =>
    counted(number, plural, { one: '# tag copiada', other: '# tags copiadas' }),
  undone: 'Alteração desfeita',
  rejected: (name, reason) => `“${name}”: ${reason}`,
  duplicate: 'já adicionada',
  tooLong: (max) => `longa demais (limite: ${max})`,
  limitReached: (max) => `limite atingido (máximo: ${max})`,
  tooMany: (max) => `apenas ${max} por vez`,
  pending: 'Pressione Enter para adicionar.',
  reportAdded: (number, plural) =>
    counted(number, plural, { one: '# adicionada', other: '# adicionadas' }),
  reportDuplicates: (number, plural) =>
    counted(number, plural, { one: '# duplicada', other: '# duplicadas' }),
  reportRejected: (number, plural, reasons) =>
    `${counted(number, plural, { one: '# recusada', other: '# recusadas' })}: ${reasons}`,
  reportTooLong: 'longa demais',
  reportLimitReached: 'limite atingido',
  reportNothing: 'Nada mudou',
  details: 'Detalhes',
  count: (number, max) => `${number} de ${max}`,
  undo: 'Desfazer',
  clear: 'Remover todas',
  editTag: (name) => `Editar ${name}`,
  suggestions: 'Sugestões',
  suggested: (number, plural) =>
    counted(number, plural, { one: '# sugestão', other: '# sugestões' }),
  loading: 'Carregando sugestões…',
  noSuggestions: 'Nenhuma sugestão',
  suggestionsFailed: 'Não foi possível carregar as sugestões.',
};

/** Portuguese (Brazil) labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: 'Mostrar horários',
  clear: 'Limpar',
  done: 'Concluir',
  dialog: 'Escolher um horário',
  list: 'Horários',
  hourPattern: 'hh',
  minutePattern: 'mm',
  secondPattern: 'ss',
  hint: 'Você também pode digitar: meio-dia, 9 e meia, +2h',
  notUnderstood: (example) => `Digite um horário, por exemplo ${example}.`,
  noSuchHour: (hour) => `${hour} não é uma hora válida.`,
  noSuchMinute: (minute) => `${minute} não é um minuto válido.`,
  tooEarly: (earliest) => `Escolha ${earliest} ou depois.`,
  tooLate: (latest) => `Escolha ${latest} ou antes.`,
  outside: (from, to) => `Escolha um horário de ${from} a ${to}.`,
  offStep: (times) => `Escolha ${times}.`,
  noon: 'meio-dia',
  midnight: 'meia-noite',
  now: 'agora',
};

/** Portuguese (Brazil) labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `Notificações (pressione ${key})`,
  close: 'Fechar',
};

/** Portuguese (Brazil) words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: 'agora',
  dayBeforeYesterday: 'antes de ontem',
  ahead: 'daqui a|daqui|dentro de|a partir de hoje|depois',
  ago: 'faz|atrás|antes',
  next: 'próximo|próxima|seguinte|que vem',
  last: 'passado|passada|último|última|anterior',
  this: 'este|esta|neste|nesta',
  weeks: 'sem|s',
  years: 'a',
  dayParts: 'de manhã|à tarde|à noite|de noite|de tarde|de madrugada',
  numbers: [
    'um|uma|primeiro|primeira',
    'dois|duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    '',
  ],
  ignored: 'de|do|da|dos|das|o|no|na|º|feira|dia',
  others: {
    'último dia': ']',
    'primeiro dia': '[',
    'meio ano': '6M',
    fim: ']',
    final: ']',
    começo: '[',
    início: '[',
    quinze: '15',
    segunda: '@1',
    terça: '@2',
    quarta: '@3',
    quinta: '@4',
    sexta: '@5',
  },
};

/** Portuguese (Brazil) words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: 'semana|sem|s|w',
  quarters: 'trimestre|trim|tri|t|q',
  halves: 'semestre|sem|s|h',
  ordinals: ['primeiro', 'segundo', 'terceiro', 'quarto'],
  others: {},
};

/** Portuguese (Brazil) words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: 'agora|agora mesmo|já',
  noon: 'meio-dia|ao meio-dia',
  midnight: 'meia-noite|à meia-noite',
  am: 'da manhã|de manhã|manhã|pela manhã|da madrugada|de madrugada|madrugada',
  pm: 'da tarde|de tarde|à tarde|tarde',
  night: 'da noite|de noite|à noite|noite|hoje à noite',
  ahead: 'em|daqui a|daqui|dentro de|depois|mais tarde',
  ago: 'há|faz|atrás|antes|mais cedo',
  hours: 'hora|horas|hr|hrs|h',
  minutes: 'minuto|minutos|min|m',
  seconds: 'segundo|segundos|seg|s',
  half: 'meia|e meia',
  halfTo: '',
  quarter: 'um quarto|quarto',
  past: '',
  to: 'para as|para a|pras|pra',
  minus: 'menos',
  numbers: [
    'um|uma',
    'dois|duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
  ],
  between: 'às|a',
  ignored: 'e|das|por volta das|em ponto|o',
  others: {
    'um quarto de hora': '15 m',
    quinze: '15',
    vinte: '20',
    trinta: '30',
    'quarenta e cinco': '45',
  },
};

const items: PluralForms = { one: '# item', other: '# itens' };
const characters: PluralForms = lengths.characters;

/** Portuguese (Brazil) messages of the validation rules. */
export const validation: Language['validation'] = {
  default: 'Este campo não é válido.',
  required: 'Este campo é obrigatório.',
  accepted: 'Confirme para continuar.',
  rangeStart: 'Falta o início.',
  rangeEnd: 'Falta o fim.',
  alphanumeric: 'Digite apenas letras e dígitos.',
  confirmed: 'Os dois valores não coincidem.',
  email: ({ multiple }) =>
    multiple
      ? 'Digite endereços de e-mail separados por vírgulas.'
      : 'Digite um endereço de e-mail como nome@example.com.',
  number: 'Digite um número.',
  integer: 'Digite um número inteiro.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? 'Digite apenas dígitos.'
      : `Digite exatamente ${counted(format(length), plural(length), lengths.digits)}.`,
  min: 'Digite {min} ou mais.',
  max: 'Digite {max} ou menos.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `Escolha no mínimo ${counted(format(length), plural(length), items)}.`
      : `Digite no mínimo ${counted(format(length), plural(length), characters)}.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `Escolha no máximo ${counted(format(length), plural(length), items)}.`
      : `Digite no máximo ${counted(format(length), plural(length), characters)}.`,
  pattern: 'Use o formato solicitado.',
};

/** Portuguese (Brazil). */
export const ptBR: Language = {
  tag: 'pt-BR',
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
