import {
  CURRENT_STORY_WAS_SET,
  DOCS_RENDERED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** Names that people use for what a page is about, by its title. The sidebar search finds it by any of them. */
export const searchNames: Readonly<Record<string, readonly string[]>> = {
  Changelog: ['release notes', 'versions', 'breaking changes'],
  'Get started': ['installation', 'quick start', 'setup', 'next.js', 'vite'],
  Gallery: ['screenshots', 'pictures', 'visual tests', 'all states'],
  Welcome: ['getting started', 'install', 'overview', 'introduction'],
  'Foundations/Colors': ['dark mode', 'palette', 'contrast', 'colours'],
  'Foundations/Elevation': ['shadow', 'depth', 'layers'],
  'Foundations/Host theme': ['shadcn theme', 'tailwind theme', 'bridge', 'dark mode'],
  'Foundations/Icons': ['svg', 'glyphs', 'symbols'],
  'Foundations/Motion': ['animation', 'transition', 'duration', 'reduced motion'],
  'Foundations/Radius': ['corners', 'rounded'],
  'Foundations/Space': ['spacing', 'margin', 'padding', 'density'],
  'Foundations/Theme': ['dark mode', 'light mode', 'high contrast', 'branding', 'customize'],
  'Foundations/Tokens': ['css variables', 'custom properties', 'figma', 'design tokens'],
  'Foundations/Type': ['typography', 'font', 'text styles'],
  'Guides/Compare': ['alternatives', 'why', 'mantine', 'react aria', 'shadcn/ui'],
  'Guides/Connect your back end': ['backend', 'api', 'server', 'endpoints'],
  'Guides/Dates': ['iso 8601', 'temporal', 'date object', 'time zone'],
  'Guides/For agents': ['ai', 'mcp', 'llms.txt', 'skill'],
  'Guides/Form libraries': ['react hook form', 'formik', 'tanstack form'],
  'Guides/Install or copy': ['installation', 'npm', 'shadcn', 'registry', 'update', 'ownership'],
  'Guides/Languages': ['i18n', 'translation', 'locale', 'right to left', 'rtl'],
  'Guides/Quality': ['performance', 'bundle size', 'speed', 'benchmark', 'tests'],
  'Guides/Server rendering': ['ssr', 'hydration', 'next.js', 'csp', 'without javascript'],
  'Guides/Sign-in': ['authentication', 'login', 'session', 'oauth', 'jwt', 'passkey'],
  'Guides/Styling': ['css', 'classname', 'tailwind', 'data-slot', 'theming'],
  'Guides/Test it': ['testing library', 'vitest', 'jest', 'playwright'],
  'Guides/Validation': ['rules', 'zod', 'schema', 'error messages'],
  'Guides/Works with': ['next.js', 'vite', 'tailwind', 'frameworks'],
  'Screens/Overview': ['templates', 'pages', 'demo app'],
  'Screens/Recover': ['forgot password', 'reset password'],
  'Screens/Sign in': ['login page', 'authentication page'],
  'Screens/Sign up': ['registration page', 'create account'],
  'Screens/Trip form': ['editor', 'edit page', 'form example'],
  'Components/Calendar': ['day picker', 'date grid', 'month view'],
  'Components/Color input': ['colour input', 'colour field', 'hex field', 'swatch'],
  'Components/Color picker': ['colour picker', 'palette', 'eyedropper', 'swatch', 'hex'],
  'Components/Country display': ['flag', 'nationality'],
  'Components/Country select': [
    'dropdown',
    'autocomplete',
    'combobox',
    'typeahead',
    'searchable select',
    'flag',
    'phone country',
    'nationality',
  ],
  'Components/Date picker': [
    'calendar popup',
    'day picker',
    'datepicker',
    'birthday',
    'date field',
  ],
  'Components/Date range picker': [
    'calendar popup',
    'period',
    'from and to',
    'check-in',
    'daterange',
  ],
  'Components/Date-time picker': [
    'datetime',
    'date and time',
    'timestamp',
    'time zone',
    'appointment',
    'datetime-local',
  ],
  'Components/Date-time range picker': [
    'datetime range',
    'start and end',
    'duration',
    'booking',
    'time span',
  ],
  'Components/Field': ['form field', 'label', 'hint', 'help text', 'error message', 'validation'],
  'Components/Form': ['validation', 'submit', 'error summary'],
  'Components/Forgot-password form': [
    'forgot password',
    'forgotten password',
    'recover account',
    'password recovery',
    'magic link',
  ],
  'Components/Login form': [
    'sign in',
    'log in',
    'password',
    'otp',
    'one-time code',
    '2fa',
    'passkey',
  ],
  'Components/Multiple calendar': ['several days', 'day picker'],
  'Components/Multiple date picker': ['several dates', 'multiselect', 'date list', 'datepicker'],
  'Components/Multiple country select': [
    'dropdown',
    'multiselect',
    'autocomplete',
    'combobox',
    'typeahead',
    'flag',
  ],
  'Components/One-time code input': [
    'otp',
    'pin',
    '2fa',
    'verification code',
    'sms code',
    'recovery code',
    'digits',
  ],
  'Components/Pagination': ['pager', 'pages', 'page navigation', 'load more'],
  'Components/Password input': ['secret', 'password strength', 'show password', 'caps lock'],
  'Components/Period calendar': ['month picker', 'year picker', 'quarter picker', 'week picker'],
  'Components/Period picker': [
    'month field',
    'week field',
    'quarter',
    'calendar week',
    'monthpicker',
  ],
  'Components/Period range calendar': ['month range', 'week range', 'quarters', 'report period'],
  'Components/Period range picker': ['month range', 'week range', 'quarters', 'report period'],
  'Components/QR code': ['barcode', 'qrcode', 'scan'],
  'Components/Range calendar': ['daterange', 'period', 'from and to', 'day picker'],
  'Components/Rating': ['stars', 'score', 'review', 'feedback'],
  'Components/Rating display': ['stars', 'average', 'score', 'review'],
  'Components/Rating distribution': ['histogram', 'stars', 'review'],
  'Components/Reset-password form': ['new password', 'change password', 'choose password'],
  'Components/Sanitized HTML': ['xss', 'innerhtml', 'rich text', 'markdown', 'purify'],
  'Components/Sign-up form': ['register', 'registration', 'create account', 'join', 'onboarding'],
  'Components/Tag input': ['chips', 'tokens', 'labels', 'keywords', 'multi-value input'],
  'Components/Time field': ['time picker', 'clock', 'hour', 'timepicker'],
  'Components/Tessera provider': ['theme provider', 'locale', 'i18n', 'rtl', 'context'],
  'Primitives/Button': ['cta', 'submit', 'action'],
  'Primitives/Callout': ['alert', 'banner', 'notice', 'message', 'infobox'],
  'Primitives/Card': ['panel', 'tile', 'box', 'surface'],
  'Primitives/Checkbox': ['tick box', 'check box', 'option'],
  'Primitives/Chip': ['badge', 'tag', 'pill', 'label'],
  'Primitives/Dialog': ['modal', 'popup', 'lightbox', 'alert dialog'],
  'Primitives/Drawer': ['sheet', 'side panel', 'off-canvas', 'modal'],
  'Primitives/Empty state': ['no results', 'placeholder', 'zero state', 'blank slate'],
  'Primitives/Icon': ['svg', 'glyph', 'symbol'],
  'Primitives/Icon button': ['toolbar button', 'close button'],
  'Primitives/Input group': ['addon', 'prefix', 'suffix', 'adornment'],
  'Primitives/Link button': ['anchor', 'cta'],
  'Primitives/Menu': ['dropdown', 'action menu', 'context menu', 'kebab'],
  'Primitives/Meter': ['progress bar', 'gauge', 'level'],
  'Primitives/Picker panel': ['popup', 'flyout', 'bottom sheet'],
  'Primitives/Picker field': ['date field', 'time field', 'text field with button'],
  'Primitives/Popover': ['popup', 'flyout', 'dropdown panel'],
  'Primitives/Radio group': ['option buttons', 'radio button', 'single choice'],
  'Primitives/Select': ['dropdown', 'listbox', 'picklist', 'combobox'],
  'Primitives/Skeleton': ['loading', 'placeholder', 'shimmer'],
  'Primitives/Spinner': ['loader', 'loading', 'progress', 'busy'],
  'Primitives/Switch': ['toggle', 'on off'],
  'Primitives/Text input': ['text field', 'textbox', 'stepper', 'number field', 'search field'],
  'Primitives/Textarea': ['text area', 'multiline', 'comment field'],
  'Primitives/Toast': ['snackbar', 'notification', 'message', 'growl'],
  'Primitives/Tooltip': ['hint', 'hover text', 'infotip'],
  'Primitives/Visually hidden': ['sr-only', 'screen reader text'],
};

/** Events after which the index may be new. */
const events = [CURRENT_STORY_WAS_SET, DOCS_RENDERED, STORY_RENDERED];

/**
 * Names the docs pages in the index of the sidebar for its search: by the component rather than "Docs", so that a page
 * comes before its stories, and by the names above, as titles of anchors, which the search reads and the tree does not
 * show.
 */
export function addSearchNames(api: API): void {
  const add = () => {
    const index = api.getIndex();
    if (!index) return;
    let added = false;
    const entries = Object.entries(index.entries).map(([id, entry]) => {
      const names = entry.type === 'docs' && !entry.anchors && searchNames[entry.title];
      if (!names) return [id, entry];
      added = true;
      const name = entry.title.split('/').at(-1);
      return [id, { ...entry, name, anchors: names.map((each) => ({ id: each, title: each })) }];
    });
    if (added) void api.setIndex({ ...index, entries: Object.fromEntries(entries) });
  };
  for (const event of events) api.on(event, add);
}
