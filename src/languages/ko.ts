import { counted, type PluralForms } from '../core/locale/plural';
import type { Language } from './language';

/** Korean labels that the forms of an account share. */
export const accountForm: Language['accountForm'] = {
  email: '이메일',
  username: '사용자 이름',
  emailOrUsername: '이메일 또는 사용자 이름',
  password: '비밀번호',
  separator: '또는',
  code: '일회용 코드',
  verify: '확인',
  back: '뒤로',
  wrongCode: '코드가 올바르지 않거나 만료되었습니다.',
  lockedOut: (time) => `시도 횟수가 너무 많습니다. ${time} 다시 시도하세요.`,
  lockoutEnded: '이제 다시 시도할 수 있습니다.',
  unreachable: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하세요.',
  failed: '문제가 발생했습니다. 다시 시도하세요.',
  takingLonger: '평소보다 오래 걸리고 있습니다…',
  resend: '다시 보내기',
  resendIn: (time) => `${time} 다시 보내기`,
  sent: '다시 보냄',
  provider: (name) => `${name}(으)로 계속`,
  lastUsed: '최근 사용',
  next: '계속',
  passwordHint: (number, plural) => `${counted(number, plural, characters)} 이상`,
};

/** Korean labels of the calendars. */
export const calendar: Language['calendar'] = {
  calendar: '달력',
  previousMonth: '이전 달',
  nextMonth: '다음 달',
  previousYear: '이전 해',
  nextYear: '다음 해',
  previousYears: '이전 연도 목록',
  nextYears: '다음 연도 목록',
  chooseMonth: (month) => `${month}, 월 선택`,
  chooseYear: (year) => `${year}, 연도 선택`,
  showDays: (years) => `${years}, 날짜로 돌아가기`,
  showPeriods: (years) => `${years}, 기간으로 돌아가기`,
  weeks: '주',
  weekShort: '주',
  week: (number) => `${number}주차`,
  quarter: (number) => `${number}분기`,
  firstHalf: '상반기',
  secondHalf: '하반기',
  inYear: (period, year) => `${year} ${period}`,
  unavailable: '선택할 수 없음',
  tooEarly: (earliest) => `${earliest} 이후를 선택하세요.`,
  tooLate: (latest) => `${latest} 이전을 선택하세요.`,
  rangeStart: '시작일',
  rangeEnd: '종료일',
  firstPeriod: '시작',
  lastPeriod: '종료',
  periodRangeStarted: (period) => `시작: ${period}. 마지막 기간을 선택하세요.`,
  periodRange: (from, to) => `${from}부터 ${to}까지`,
  rangeStarted: (first) => `시작일: ${first}. 종료일을 선택하세요.`,
  rangeSelected: (range, number) => `${range}, ${number}일`,
  rangeTooShort: (number) => `${number}일 이상 선택하세요.`,
  rangeTooLong: (number) => `${number}일 이하로 선택하세요.`,
  daysFull: (number) =>
    `최대 ${number}일까지 선택할 수 있습니다. 다른 날을 선택하려면 하나를 삭제하세요.`,
  periodsTooShort: (length) => `${length} 이상 선택하세요.`,
  periodsTooLong: (length) => `${length} 이하로 선택하세요.`,
  unavailableInRange: '기간에 선택할 수 없는 날이 있습니다.',
  repeated: (count, label) => `${count} × ${label}`,
  separator: ', ',
};

/** Korean labels of the color input, besides those of the color picker. */
export const colorInput: Language['colorInput'] = {
  open: '색상 선택기 열기',
  dialog: '색상 선택',
  close: '닫기',
  done: '완료',
  clear: '지우기',
};

/** Korean names of colors. */
export const colorNames: Language['colorNames'] = {
  families: {
    pink: '분홍색',
    red: '빨간색',
    orange: '주황색',
    brown: '갈색',
    beige: '베이지색',
    yellow: '노란색',
    olive: '올리브색',
    lime: '라임색',
    green: '초록색',
    turquoise: '청록색',
    cyan: '시안색',
    sky: '하늘색',
    blue: '파란색',
    violet: '보라색',
    purple: '자주색',
    magenta: '마젠타색',
    black: '검은색',
    gray: '회색',
    white: '흰색',
  },
  tones: {
    vivid: '선명한 {}',
    light: '밝은 {}',
    pale: '옅은 {}',
    dark: '어두운 {}',
    veryDark: '매우 어두운 {}',
    muted: '칙칙한 {}',
    darkMuted: '어둡고 칙칙한 {}',
  },
};

/** Korean labels of the color picker. */
export const colorPicker: Language['colorPicker'] = {
  color: '색상',
  areaRole: '2D 슬라이더',
  saturation: '채도',
  brightness: '밝기',
  hue: '색조',
  opacity: '불투명도',
  sliderValue: (value, name) => `${value}${name && `, ${name}`}`,
  none: '색상 없음',
  text: '색상 코드',
  placeholder: 'tomato, #f60, oklch(…)',
  format: '형식',
  channels: {
    r: '빨강',
    g: '초록',
    b: '파랑',
    h: '색조',
    s: '채도',
    l: '명도',
    c: '크로마',
    a: '불투명도',
  },
  swatches: '색상 견본',
  eyeDropper: '화면에서 색상 선택',
  outsideGamut: (shown) => `sRGB 범위 밖이라 ${shown}(으)로 표시됩니다`,
  invalidHex: '# 뒤에 3, 4, 6 또는 8자리를 입력하세요: 0–9, a–f.',
  invalidArguments: (name, example) => `${name}()는 다음 형식으로 입력하세요: ${example}.`,
  unknownName: (name, suggestion) =>
    `알 수 없는 색상 “${name}”${suggestion ? `. “${suggestion}”을(를) 찾으셨나요?` : '.'}`,
  dependsOnPage: (name) => `${name}은(는) 페이지에 따라 달라지므로 사용할 수 없습니다.`,
  notOpaque: '불투명한 색상이어야 합니다.',
  notUnderstood: (example) => `${example} 같은 색상을 입력하세요.`,
  contrast: '대비',
  sample: '가나',
  ratio: (number) => `${number}:1`,
  uses: {
    text: '텍스트',
    large: '큰 텍스트',
    part: '아이콘과 테두리',
  },
  fails: '미달',
  applyPassingColor: (color, ratio) => `${color} 사용(${ratio} 충족)`,
  passes: (ratio) => `${ratio}을 충족합니다`,
  noPassingColor: (ratio) => `이 색상은 어떤 농도로도 ${ratio}을 충족하지 못합니다.`,
};

/** Korean labels of the country selects. */
export const countrySelect: Language['countrySelect'] = {
  placeholder: '국가 선택',
  placeholderMultiple: '국가 선택',
  openList: '국가 목록 보기',
  list: '국가',
  selectedCountries: '선택한 국가',
  clear: '지우기',
  remove: (name) => `${name} 제거`,
  preferred: '추천',
  allCountries: '모든 국가',
  regions: {
    africa: '아프리카',
    americas: '아메리카',
    antarctic: '남극',
    asia: '아시아',
    europe: '유럽',
    oceania: '오세아니아',
  },
  total: (number) => `국가 및 지역 ${number}개`,
  found: (number, total) => `국가 ${total}개 중 ${number}개`,
  results: (number) => `결과 ${number}개`,
  none: (query) => `“${query}”에 해당하는 국가가 없습니다`,
  unknown: '알 수 없는 국가',
  formerly: (name) => `이전 이름: ${name}`,
  capital: (name) => `수도: ${name}`,
  selected: (name) => `${name} 선택됨`,
  removed: (name) => `${name} 제거됨`,
  cleared: '선택한 항목 없음',
};

/** Korean labels of the date pickers. */
export const datePicker: Language['datePicker'] = {
  openCalendar: '달력 열기',
  clear: '지우기',
  today: '오늘',
  done: '완료',
  close: '닫기',
  dialog: '날짜 선택',
  rangeDialog: '기간 선택',
  datesDialog: '여러 날짜 선택',
  presets: '빠른 선택',
  dates: '날짜',
  remove: (day) => `${day} 제거`,
  from: '시작일',
  to: '종료일',
  dayPattern: '일',
  monthPattern: '월',
  yearPattern: '연도',
  hint: '다음과 같이 입력할 수도 있습니다: 내일, 3일 후, 다음 금요일',
  notUnderstood: (example) => `${example} 같은 날짜를 입력하세요.`,
  incomplete: (example) => `${example}처럼 전체 날짜를 입력하세요.`,
  noSuchMonth: (month, pattern) => `${month}월은 없는 달입니다. ${pattern} 형식으로 입력하세요.`,
  noSuchDay: (date) => `${date}은(는) 없는 날짜입니다.`,
  ambiguous: (first, second) => `${first}인가요, ${second}인가요? 월을 글자로 입력하세요.`,
  wrongWeekday: (date, weekday) => `${date}은(는) ${weekday}입니다.`,
  tooEarly: (earliest) => `${earliest} 이후를 선택하세요.`,
  tooLate: (latest) => `${latest} 이전을 선택하세요.`,
  unavailable: '이날은 선택할 수 없습니다.',
  reversed: '종료일이 시작일보다 빠릅니다.',
  swap: '시작과 종료 바꾸기',
  nights: (number) => `${number}박`,
  days: (number) => `${number}일`,
  tooShort: (length) => `${length} 이상 선택하세요.`,
  tooLong: (length) => `${length} 이하로 선택하세요.`,
  daysFull: calendar.daysFull,
  unavailableInRange: (date) => `기간에 선택할 수 없는 날이 있습니다: ${date}.`,
};

/** Korean texts of the date-time pickers. */
export const dateTimePicker: Language['dateTimePicker'] = {
  dialog: '날짜와 시간 선택',
  rangeDialog: '시작과 종료 선택',
  hint: '다음과 같이 입력할 수도 있습니다: 내일 9시, 2시간 후',
  notUnderstood: (example) => `${example} 같은 날짜와 시간을 입력하세요.`,
  noTime: (example) => `${example} 같은 시간을 추가하세요.`,
  occursTwice: (time) => `이날은 ${time}이(가) 두 번 있습니다. 어느 쪽인가요?`,
  skippedTime: (time, day) => `${day}에는 ${time}이(가) 없습니다. 시계가 앞당겨지기 때문입니다.`,
  reversed: '종료가 시작보다 빠릅니다.',
};

/** Korean labels of dialogs and drawers. */
export const dialog: Language['dialog'] = {
  close: '닫기',
};

/** Korean labels of forms and fields. */
export const field: Language['field'] = {
  optional: '선택 사항',
  checking: '확인하는 중…',
  fieldsToCorrect: (number) => `항목 ${number}개를 수정해야 합니다`,
  submitFailed: '양식을 보내지 못했습니다. 다시 시도하세요.',
};

/** Korean labels of the form for a forgotten password. */
export const forgotPasswordForm: Language['forgotPasswordForm'] = {
  send: '비밀번호 재설정',
  sending: '보내는 중…',
  codeHint: (digits, _plural, account) =>
    `${account && `${account} 주소로 된 `}계정이 있는 경우 ${digits}자리 코드를 보냈습니다.`,
  linkSent: (account) =>
    `${account ? `${account} 주소` : '이 주소'}로 된 계정이 있는 경우 비밀번호 재설정 링크를 보냈습니다.`,
  sendFailed: '이메일을 보내지 못했습니다. 다시 시도하세요.',
  codeAccepted: '코드가 올바릅니다.',
};

/** Korean labels of the login form. */
export const loginForm: Language['loginForm'] = {
  signIn: '로그인',
  signingIn: '로그인하는 중…',
  staySignedIn: '로그인 상태 유지',
  forgotPassword: '비밀번호를 잊으셨나요?',
  otherWays: '다른 로그인 방법',
  codeHint: (digits, _plural, account) =>
    `${account && `${account} 계정의 `}앱 또는 메시지에 표시된 ${digits}자리 코드`,
  emailCodeHint: (digits, _plural, account) =>
    `${account && `${account} 주소로 보낸 `}이메일에 있는 ${digits}자리 코드`,
  signInFailed: '로그인 정보가 올바르지 않습니다.',
  signedIn: '로그인되었습니다.',
  sendLink: '로그인 링크를 이메일로 받기',
  linkSent: (account) =>
    `${account ? `${account} 주소` : '이 주소'}로 된 계정이 있는 경우 로그인 링크를 보냈습니다.`,
  passkey: '패스키로 로그인',
  switchToApp: '앱의 코드 사용',
  switchToEmail: '이메일로 코드 받기',
  switchToRecovery: '복구 코드 사용',
  recoveryCode: '복구 코드',
  recoveryHint: (account) =>
    `${account && `${account} 계정의 `}2단계 로그인을 설정할 때 저장한 코드 중 하나`,
};

/** Korean labels of the one-time code input. */
export const oneTimeCodeInput: Language['oneTimeCodeInput'] = {
  progress: (entered, total) => `${total}자리 중 ${entered}자리`,
  digitsOnly: '숫자만 입력 가능',
  digitsAndLettersOnly: '숫자와 A~Z 문자만 입력 가능',
};

/** Korean labels of the pagination. */
export const pagination: Language['pagination'] = {
  pagination: '페이지 탐색',
  first: '첫 페이지',
  previous: '이전 페이지',
  next: '다음 페이지',
  last: '마지막 페이지',
  page: (number) => `${number}페이지`,
  gap: (from, to) => `${from}~${to}페이지 표시되지 않음`,
  more: '더 많은 페이지',
  atLeast: (number) => `최소 ${number}`,
  position: (page, last) => `${last} 중 ${page}`,
  range: (from, to) => `${from}~${to}`,
  summary: (range, total) => `${total} 중 ${range}`,
  empty: '결과 없음',
  announcement: (position, from, to) => `${position}페이지, 결과 ${from}~${to}`,
  pageSize: '페이지당 항목 수',
  goToPage: '페이지로 이동',
  go: '이동',
  outOfRange: (first, last) => `${first}에서 ${last} 사이의 페이지를 입력하세요.`,
  noPage: '페이지 번호를 입력하세요.',
};

const lengths: Readonly<Record<'digits' | 'characters' | 'bytes', PluralForms>> = {
  digits: { other: '숫자 #자리' },
  characters: { other: '#자' },
  bytes: { other: '#바이트' },
};

/** Korean labels of the password input. */
export const passwordInput: Language['passwordInput'] = {
  showPassword: '비밀번호 표시',
  capsLock: 'Caps Lock이 켜져 있습니다.',
  strength: '비밀번호 보안 수준',
  veryWeak: '매우 약함',
  weak: '약함',
  fair: '보통',
  good: '좋음',
  strong: '강함',
};

/** Korean labels of period pickers. */
export const periodPicker: Language['periodPicker'] = {
  periodDialog: {
    week: '주 선택',
    month: '월 선택',
    quarter: '분기 선택',
    half: '반기 선택',
    year: '연도 선택',
  },
  periodRangeDialog: '기간 선택',
  current: {
    week: '이번 주',
    month: '이번 달',
    quarter: '이번 분기',
    half: '이번 반기',
    year: '올해',
  },
  periodHint: {
    week: '다음과 같이 입력할 수도 있습니다: 다음 주, 14주차',
    month: '다음과 같이 입력할 수도 있습니다: 다음 달, 4월',
    quarter: '다음과 같이 입력할 수도 있습니다: 다음 분기, 3분기',
    half: '다음과 같이 입력할 수도 있습니다: 상반기, 하반기',
    year: '다음과 같이 입력할 수도 있습니다: 내년, 올해',
  },
  periodNotUnderstood: (example) => `${example} 같은 기간을 입력하세요.`,
  noSuchPeriod: (period) => `${period}은(는) 없는 기간입니다.`,
  periodUnavailable: '선택할 수 없는 기간입니다.',
  periodReversed: '종료가 시작보다 빠릅니다.',
};

/** Korean labels of the QR code. */
export const qrCode: Language['qrCode'] = {
  code: 'QR 코드',
  codeFor: (text) => `${text}의 QR 코드`,
  copy: '복사',
  copied: '복사됨',
  copyBlocked: '복사가 차단되었습니다. 선택된 텍스트를 복사하세요.',
  empty: '아직 내용이 없습니다',
  tooLong: 'QR 코드로 만들기에는 너무 깁니다',
  loading: '코드를 불러오는 중…',
  expired: '만료된 코드입니다.',
  scanned: '스캔됨',
  refresh: '새 코드',
  amount: (number, unit, plural) => counted(number, plural, lengths[unit]),
  used: (used, most) => `${most} 중 ${used}`,
  version: (version, level) => `버전 ${version}, 레벨 ${level}`,
  tooLongFor: (used, most, level) => `${used}, 레벨 ${level}에서는 최대 ${most}`,
  lowerLevel: (level) => `레벨 ${level}에는 들어갑니다.`,
  shorten: (surplus) => `${surplus} 줄이세요.`,
  downloads: '다운로드',
  download: (format) => `${format} 다운로드`,
  downloadFailed: '로고의 서버가 허용하지 않아 파일을 만들지 못했습니다.',
  scansWell: '잘 스캔됩니다',
  mayFail: '스캔되지 않을 수 있습니다',
  rules: {
    quietZone: (found, asked) => `여백 ${found}, 최소 ${asked}모듈`,
    polarity: () => '밝은 배경에 어두운 모듈',
    contrast: (found, asked) => `대비 ${found}, 최소 ${asked}`,
    moduleSize: (found, asked) => `모듈 ${found}px, 최소 ${asked}px`,
    printSize: (found, asked) => `인쇄 모듈 ${found}mm, 최소 ${asked}mm`,
    logo: (found, asked) => `로고가 코드의 ${found}를 가림, 최대 ${asked}`,
  },
  passed: '충족:',
  failed: '미충족:',
};

/** Korean labels of the rating. */
export const rating: Language['rating'] = {
  none: '평점 없음',
  value: (number, max, word) => `${max}점 만점에 ${number}점${word ? `, ${word}` : ''}`,
};

/** Korean labels of the rating display and the rating distribution. */
export const ratingSummary: Language['ratingSummary'] = {
  value: (number, max, count) => `${max}점 만점에 ${number}점${count ? `, ${count}` : ''}`,
  unrated: '아직 평점이 없습니다',
  count: (number) => `평점 ${number}개`,
  distribution: (count) => `분포: ${count}`,
  stars: (number) => `별 ${number}개`,
  values: '점수',
  shares: '비율',
  counts: '평점',
};

/** Korean labels of the form for a new password. */
export const resetPasswordForm: Language['resetPasswordForm'] = {
  save: '비밀번호 변경',
  saving: '저장하는 중…',
  newPassword: '새 비밀번호',
  saveFailed: '비밀번호를 변경하지 못했습니다. 다시 시도하거나 다른 비밀번호를 선택하세요.',
  passwordChanged: '이제 새 비밀번호로 로그인할 수 있습니다.',
  signIn: '로그인',
  expired:
    '이 링크는 더 이상 유효하지 않습니다. 링크는 제한된 시간 동안 한 번만 사용할 수 있습니다.',
  requestNewLink: '다른 링크 요청',
};

/** Korean labels around sanitized HTML. */
export const sanitizedHtml: Language['sanitizedHtml'] = {
  remoteBlocked: (count) => `다른 사이트의 항목 ${count}개를 불러오지 않았습니다.`,
  showRemote: '다른 사이트의 항목 불러오기',
  tooLong: (characters) => `내용이 매우 깁니다: ${characters}자.`,
  showLong: '그래도 표시',
  shown: '내용을 표시했습니다.',
  textOnly: '이 내용은 소스 코드로만 표시할 수 있습니다.',
  table: '표',
  external: '외부 링크',
  taskDone: '완료',
  taskOpen: '미완료',
  report: '이 HTML에서 제거됨',
  nothingRemoved: '제거된 것이 없습니다.',
  part: '항목',
  reason: '이유',
  count: '개수',
  reasons: {
    policy: '정책에서 허용되지 않음',
    unsafe: '안전하지 않음',
    depth: '너무 깊게 중첩됨',
    length: '너무 김',
    remote: '허용할 때까지 차단됨',
  },
};

/** Korean labels of the sign-up form. */
export const signUpForm: Language['signUpForm'] = {
  create: '계정 만들기',
  creating: '계정을 만드는 중…',
  name: '이름',
  otherWays: '다른 가입 방법',
  passkey: '패스키로 가입',
  codeHint: loginForm.emailCodeHint,
  linkSent: (account) =>
    `${account && `${account} 주소로 `}다음 단계를 안내하는 이메일을 보냈습니다.`,
  signUpFailed: '계정을 만들지 못했습니다. 입력한 내용을 확인하고 다시 시도하세요.',
  accountCreated: '계정이 만들어졌습니다.',
};

/** Korean labels of the tag input. */
export const tagInput: Language['tagInput'] = {
  tags: '태그',
  hint: 'Delete를 눌러 제거, Enter를 눌러 편집, Alt+화살표를 눌러 이동.',
  remove: (name) => `${name} 제거`,
  added: (name) => `${name} 추가됨`,
  removed: (name) => `${name} 제거됨`,
  removedMany: (number) => `태그 ${number}개 제거됨`,
  moved: (name, position, total) => `${name}을(를) ${total}개 중 ${position}번째로 이동함`,
  selected: (number) => `태그 ${number}개 선택됨`,
  copied: (number) => `태그 ${number}개 복사됨`,
  undone: '변경을 실행 취소했습니다',
  rejected: (name, reason) => `“${name}”: ${reason}`,
  duplicate: '이미 추가됨',
  tooLong: (max) => `너무 김(최대 ${max}자)`,
  limitReached: (max) => `한도에 도달함(최대 ${max}개)`,
  tooMany: (max) => `한 번에 ${max}개까지`,
  pending: 'Enter를 눌러 추가하세요.',
  reportAdded: (number) => `${number}개 추가`,
  reportDuplicates: (number) => `중복 ${number}개`,
  reportRejected: (number, _plural, reasons) => `${number}개 거부: ${reasons}`,
  reportTooLong: '너무 김',
  reportLimitReached: '한도에 도달함',
  reportNothing: '변경 사항 없음',
  details: '세부 정보',
  count: (number, max) => `${max}개 중 ${number}개`,
  undo: '실행 취소',
  clear: '모두 제거',
  editTag: (name) => `${name} 편집`,
  suggestions: '추천',
  suggested: (number) => `추천 ${number}개`,
  loading: '추천을 불러오는 중…',
  noSuggestions: '추천 없음',
  suggestionsFailed: '추천을 불러오지 못했습니다.',
};

/** Korean labels of the time field. */
export const timeField: Language['timeField'] = {
  openList: '시간 목록 보기',
  clear: '지우기',
  done: '완료',
  dialog: '시간 선택',
  list: '시간',
  hourPattern: '시',
  minutePattern: '분',
  secondPattern: '초',
  hint: '다음과 같이 입력할 수도 있습니다: 정오, 오후 9시 반, 2시간 후',
  notUnderstood: (example) => `${example} 같은 시간을 입력하세요.`,
  noSuchHour: (hour) => `${hour}시는 없는 시각입니다.`,
  noSuchMinute: (minute) => `${minute}분은 없는 시각입니다.`,
  tooEarly: (earliest) => `${earliest} 이후를 선택하세요.`,
  tooLate: (latest) => `${latest} 이전을 선택하세요.`,
  outside: (from, to) => `${from}부터 ${to}까지의 시간을 선택하세요.`,
  offStep: (times) => `${times} 중에서 선택하세요.`,
  noon: '정오',
  midnight: '자정',
  now: '지금',
};

/** Korean labels of toasts. */
export const toast: Language['toast'] = {
  region: (key) => `알림(${key} 누르기)`,
  close: '닫기',
};

/** Korean words for typed dates. */
export const typedDates: Language['typedDates'] = {
  today: '지금',
  dayAfterTomorrow: '내일모레',
  dayBeforeYesterday: '그제|엊그제',
  ahead: '뒤|있다가',
  next: '다음|오는',
  last: '지난|저번',
  this: '이번',
  days: '일간',
  weeks: '주일|주간',
  months: '달',
  years: '년간|해',
  dayParts: '아침|저녁|밤|오전|오후|새벽',
  numbers: [
    '한|일',
    '두|이',
    '세|삼',
    '네|사',
    '다섯|오',
    '여섯|육',
    '일곱|칠',
    '여덟|팔',
    '아홉|구',
    '열|십',
  ],
  ignored: '에|의',
  others: {
    오늘밤: '0D T',
    다다음주: '>>W',
    다다음: '>>',
    올해: '=Y',
    반년: '6M',
    말일: ']M',
    삼일: '3D',
    말: ']',
    월말: ']M',
    연말: ']Y',
    이달: '=M',
    초: '[',
    열흘: '10D',
    보름: '15D',
    이주일: '2W',
    다음주: '>W',
    이번주: '=W',
    다음달: '>M',
    이번달: '=M',
    '일 후': 'D+',
    '일 뒤': 'D+',
    '일 전': 'D-',
    일주일: '1W',
    한달: '1M',
    일년: '1Y',
    글피: '+3D',
    하루: '1D',
    이틀: '2D',
    사흘: '3D',
    나흘: '4D',
  },
};

/** Korean words for typed periods. */
export const typedPeriods: Language['typedPeriods'] = {
  weeks: '주차|주|w',
  quarters: '분기|q',
  halves: '반기|h',
  ordinals: ['일', '이', '삼', '사'],
  others: {
    제: '',
    상반기: 'H 1',
    하반기: 'H 2',
  },
};

/** Korean words for typed times. */
export const typedTimes: Language['typedTimes'] = {
  now: '지금|현재',
  noon: '정오|낮',
  midnight: '자정',
  am: '오전|아침|새벽',
  pm: '오후|저녁|오늘 저녁',
  night: '밤|오늘 밤',
  ahead: '후|뒤|있다가',
  ago: '전',
  hours: '시|시간',
  minutes: '분',
  seconds: '초',
  half: '반',
  halfTo: '',
  quarter: '',
  past: '',
  to: '',
  minus: '',
  numbers: [
    '한|하나',
    '두|둘',
    '세|셋',
    '네|넷',
    '다섯',
    '여섯',
    '일곱',
    '여덟',
    '아홉',
    '열',
    '열한|열하나',
    '열두|열둘',
  ],
  between: '',
  ignored: '에|쯤|정각|의|오늘',
  others: {
    십: '10',
    영: '0',
    십오: '15',
    이십: '20',
    삼십: '30',
    사십오: '45',
  },
};

const items: PluralForms = { other: '#개 항목' };
const characters: PluralForms = lengths.characters;

/** Korean messages of the validation rules. */
export const validation: Language['validation'] = {
  default: '이 항목은 올바르지 않습니다.',
  required: '이 항목은 필수입니다.',
  accepted: '계속하려면 확인해 주세요.',
  rangeStart: '시작을 입력하세요.',
  rangeEnd: '종료를 입력하세요.',
  alphanumeric: '글자와 숫자만 입력하세요.',
  confirmed: '입력한 두 값이 일치하지 않습니다.',
  email: ({ multiple }) =>
    multiple
      ? '이메일 주소를 쉼표로 구분해 입력하세요.'
      : 'name@example.com과 같은 이메일 주소를 입력하세요.',
  number: '숫자를 입력하세요.',
  integer: '정수를 입력하세요.',
  digits: ({ length }, { format, plural }) =>
    length === undefined
      ? '숫자만 입력하세요.'
      : `정확히 ${counted(format(length), plural(length), lengths.digits)}를 입력하세요.`,
  min: '{min} 이상의 수를 입력하세요.',
  max: '{max} 이하의 수를 입력하세요.',
  minLength: ({ length, members }, { format, plural }) =>
    members
      ? `${counted(format(length), plural(length), items)} 이상 선택하세요.`
      : `${counted(format(length), plural(length), characters)} 이상 입력하세요.`,
  maxLength: ({ length, members }, { format, plural }) =>
    members
      ? `${counted(format(length), plural(length), items)} 이하로 선택하세요.`
      : `${counted(format(length), plural(length), characters)} 이하로 입력하세요.`,
  pattern: '지정된 형식을 사용하세요.',
};

/** Korean. */
export const ko: Language = {
  tag: 'ko',
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
