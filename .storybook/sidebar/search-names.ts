const names: Readonly<Record<string, string>> = {
  Changelog: 'release notes, versions, breaking changes',
  'Get started': 'installation, quick start, setup, next.js, vite',
  Gallery: 'screenshots, pictures, visual tests, all states',
  Welcome: 'getting started, install, overview, introduction',
  'Foundations/Colors': 'dark mode, palette, contrast, colours',
  'Foundations/Motion': 'animation, transition, duration, reduced motion',
  'Foundations/Space':
    'radius, elevation, spacing, margin, padding, density, corners, rounded, shadow, depth, layers',
  'Foundations/Theme':
    'tokens, host theme, dark mode, light mode, high contrast, branding, customize, css variables, custom properties, figma, design tokens, shadcn theme, tailwind theme, bridge',
  'Foundations/Type': 'typography, font, text styles',
  'Guides/Compare': 'alternatives, why, base ui, mantine, mui, react aria, shadcn/ui',
  'Guides/Check your back end': 'contract, test cases, authcontract',
  'Guides/Connect your back end': 'backend, api, server, endpoints',
  'Guides/Dates': 'iso 8601, temporal, date object, time zone',
  'Guides/For agents': 'ai, mcp, llms.txt, skill',
  'Guides/Form libraries': 'react hook form, formik, tanstack form',
  'Guides/Form values': 'usestate, controlled, uncontrolled, null, reset, read-only',
  'Guides/Forms': 'useform, server action, useactionstate, repeat fields, two columns',
  'Guides/Install or copy': 'installation, npm, shadcn, registry, update, ownership',
  'Guides/Languages': 'i18n, translation, locale, right to left, rtl',
  'Guides/Providers and passkeys': 'oauth, openid connect, sso, webauthn',
  'Guides/Quality': 'performance, bundle size, speed, benchmark, tests',
  'Guides/Server rendering': 'ssr, hydration, next.js, csp, without javascript',
  'Guides/Session on a server': 'middleware, hono, react router, cookie',
  'Guides/Sessions': 'tokens, refresh, tabs, redirects, local storage, sign out',
  'Guides/Sign-in': 'authentication, login, session, oauth, jwt, passkey',
  'Guides/Sign-in form': 'login form, server action, useactionstate, passkey button',
  'Guides/Styling': 'css, classname, tailwind, data-slot, theming',
  'Guides/Testing': 'testing library, vitest, jest, playwright',
  'Guides/Validation': 'rules, zod, schema, error messages',
  'Guides/Works with': 'next.js, vite, tailwind, frameworks',
  'Screens/Overview': 'templates, pages, demo app',
  'Screens/Recover': 'forgot password, reset password',
  'Screens/Sign in': 'login page, authentication page',
  'Screens/Sign up': 'registration page, create account',
  'Screens/Trip form': 'editor, edit page, form example',
  'Components/Calendar':
    'range calendar, multiple calendar, day picker, date grid, month view, daterange, from and to, several days',
  'Components/Color picker':
    'color input, colour picker, palette, eyedropper, swatch, hex, colour input, colour field, hex field',
  'Components/Country select':
    'multiple country select, country display, dropdown, autocomplete, combobox, typeahead, searchable select, multiselect, flag, phone country, nationality',
  'Components/Date picker':
    'date range picker, multiple date picker, calendar popup, day picker, datepicker, birthday, date field, from and to, check-in, daterange, period, several dates, date list, multiselect',
  'Components/Date-time picker':
    'date-time range picker, datetime, date and time, timestamp, time zone, appointment, datetime-local, datetime range, start and end, duration, booking, time span',
  'Components/Field': 'form field, label, hint, help text, error message, validation',
  'Components/Form': 'validation, submit, error summary',
  'Components/Forgot-password form':
    'reset-password form, forgot password, forgotten password, recover account, password recovery, magic link, new password, change password, choose password',
  'Components/Login form': 'sign in, log in, password, otp, one-time code, 2fa, passkey',
  'Components/One-time code input':
    'otp, pin, 2fa, verification code, sms code, recovery code, digits',
  'Components/Pagination': 'pager, pages, page navigation, load more',
  'Components/Password input': 'secret, password strength, show password, caps lock',
  'Components/Period calendar':
    'period range calendar, month picker, year picker, quarter picker, week picker, month range, week range, quarters, report period',
  'Components/Period picker':
    'period range picker, month field, week field, quarter, calendar week, monthpicker, month range, week range, quarters, report period',
  'Components/QR code': 'barcode, qrcode, scan',
  'Components/Rating':
    'rating display, rating distribution, stars, score, review, feedback, average, histogram',
  'Components/Sanitized HTML': 'xss, innerhtml, rich text, markdown, purify',
  'Components/Sign-up form': 'register, registration, create account, join, onboarding',
  'Components/Tag input': 'chips, tokens, keywords, multi-value input, autocomplete',
  'Components/Time field': 'time picker, clock, hour, timepicker',
  'Components/Tessera provider': 'theme provider, locale, i18n, rtl, context',
  'Primitives/Button':
    'icon button, link button, cta, submit, action, toolbar button, close button, anchor',
  'Primitives/Callout': 'alert, banner, notice, message, infobox',
  'Primitives/Card': 'panel, tile, box, surface',
  'Primitives/Checkbox': 'tick box, check box, option',
  'Primitives/Chip': 'badge, tag, pill, label',
  'Primitives/Dialog': 'modal, popup, lightbox, alert dialog',
  'Primitives/Drawer': 'sheet, side panel, off-canvas, modal',
  'Primitives/Empty state': 'no results, placeholder, zero state, blank slate',
  'Primitives/Icon': 'icons, svg, glyph, symbol, lucide',
  'Primitives/Input group': 'addon, prefix, suffix, adornment',
  'Primitives/Menu': 'dropdown, action menu, context menu, kebab',
  'Primitives/Meter': 'progress bar, gauge, level',
  'Primitives/Picker field': 'picker panel, flyout, text field with button',
  'Primitives/Popover': 'popup, flyout, dropdown panel',
  'Primitives/Radio group': 'option buttons, radio button, single choice',
  'Primitives/Select': 'dropdown, listbox, picklist, combobox',
  'Primitives/Skeleton': 'loading, placeholder, shimmer',
  'Primitives/Spinner': 'loader, loading, progress, busy',
  'Primitives/Switch': 'toggle, on off',
  'Primitives/Text input': 'text field, textbox, stepper, number field, search field',
  'Primitives/Textarea': 'text area, multiline, comment field',
  'Primitives/Toast': 'snackbar, notification, message, growl',
  'Primitives/Tooltip': 'hint, hover text, infotip',
  'Primitives/Visually hidden': 'sr-only, screen reader text',
};

/** Names that people use for what a page is about, by its title. The sidebar search finds it by any of them. */
export const searchNames: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(names).map(([title, text]) => [title, text.split(', ')]),
);

/**
 * Returns the page that a component without a page of its own shares with its family: the one that has its name among
 * those above.
 * @param name Last part of the title, such as `Range calendar`.
 */
export function sharedPage(name: string): { title: string; id: string } | undefined {
  const [title] =
    Object.entries(searchNames).find(([, all]) => all.includes(name.toLowerCase())) ?? [];
  if (title === undefined) return undefined;
  const [room = '', page = ''] = title.toLowerCase().replaceAll(' ', '-').split('/');
  return { title, id: `${room}-${page}--docs` };
}
