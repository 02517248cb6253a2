import type { ReactElement, ReactNode } from 'react';
import type { SignInProvider } from '#src/components/account-form/index.ts';
import { Icon } from '#src/primitives/icon/index.ts';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Columns, Specimen } from '#stories/support/layout.tsx';

/** Account that the stories of the account forms show. */
export const defaultUsername = 'mia@example.com';

/** Request that the user cancels. */
export const cancel = async () => ({ canceled: true }) as const;

/** Request that sends another link. */
export const sendLink = async () => ({ challenge: 'link' }) as const;

/** Request that sends another code. */
export const sendCode = async () => ({ challenge: 'otp' }) as const;

/** Args of a form that has just sent a link, with a time until it sends another one. */
export const linkSent = {
  defaultUsername,
  linkHeading: <h2>Check your email</h2>,
  defaultAnswer: { challenge: 'link', resendAfter: 300 },
} as const;

/** Args of a form that has just sent a code, with a time until it sends another one. */
export const codeSent = {
  defaultUsername,
  codeHeading: <h2>Enter the code</h2>,
  defaultAnswer: { challenge: 'otp', resendAfter: 300 },
} as const;

/** Returns the heading of one of several forms; what it shows is added for screen readers, which list forms by their names. */
export const headingOf = (text: string, state: string) => (
  <h2>
    {text}
    <VisuallyHidden>, {state}</VisuallyHidden>
  </h2>
);

/** Submits a form as it is. */
export const submit = (element: HTMLElement) => element.querySelector('form')?.requestSubmit();

/** Submits a form with a new password. */
export const submitPassword = (element: HTMLElement) => typePassword(element).form?.requestSubmit();

/** Requests that do not succeed, by id, with their captions. */
const requests = {
  offline: { label: 'Offline', request: () => Promise.reject(new TypeError('Failed to fetch')) },
  broken: { label: 'Failed', request: () => Promise.reject(new Error('Broken')) },
  slowly: { label: 'Slow', request: () => new Promise<never>(() => {}) },
};

/**
 * Returns submitted forms whose server cannot be reached, fails and does not answer; a function, so that the captions are in
 * the language of the story.
 * @param act Submits a form.
 * @param heading Heading of each form.
 * @param render Renders a form with an id, its heading and a request that does not succeed.
 */
export function tried(
  act: (element: HTMLElement) => void,
  heading: string,
  render: (id: string, heading: ReactElement, request: () => Promise<never>) => ReactNode,
) {
  return (
    <Columns>
      {Object.entries(requests).map(([id, { label, request }]) => (
        <Specimen key={id} label={label}>
          <Acted act={act}>{render(id, headingOf(heading, id), request)}</Acted>
        </Specimen>
      ))}
    </Columns>
  );
}

/** Types a password into a form without keys, so that it is rated. */
export function typePassword(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[name="password"]');
  if (!input) throw new Error('The form has no password.');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, 'mia travels light');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}

/** Submits a login form with a password. */
export function submitSignIn(element: HTMLElement): void {
  const input = element.querySelector<HTMLInputElement>('[name="password"]');
  if (!input) throw new Error('The form has no password.');
  input.value = 'correct horse';
  input.form?.requestSubmit();
}

/** Building icon of Lucide. */
const building =
  'M12 10h.01M12 14h.01M12 6h.01M16 10h.01M16 14h.01M16 6h.01M8 10h.01M8 14h.01M8 6h.01M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z';

/** Providers with icons: one with a function, one with an address. */
export const signInProviders: readonly SignInProvider[] = [
  {
    id: 'wanderpass',
    name: 'Wanderpass',
    icon: (
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d="M1 1h6v6H1zM9 9h6v6H9z" />
        <path d="M9 1h6v6H9zM1 9h6v6H1z" opacity="0.5" />
      </svg>
    ),
  },
  { id: 'company', name: 'your company', icon: <Icon icon={building} />, href: '#company' },
];
