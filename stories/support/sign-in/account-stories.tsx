import type { ReactElement, ReactNode } from 'react';
import { VisuallyHidden } from '#src/primitives/visually-hidden/index.ts';
import { Acted } from '#stories/support/acted.tsx';
import { Columns } from '#stories/support/layout.tsx';
import { typePassword } from './typed-password.ts';

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

/** Args of a form that can send another link. */
export const linkAgain = {
  ...linkSent,
  defaultAnswer: { challenge: 'link', resendAfter: 0 },
} as const;

/** Args of a form that has just sent a code, with a time until it sends another one. */
export const codeSent = {
  defaultUsername,
  codeHeading: <h2>Enter the code</h2>,
  defaultAnswer: { challenge: 'otp', resendAfter: 300 },
} as const;

/** Args of a form that may be used again later. */
export const rateLimited = { defaultUsername, defaultAnswer: { retryAfter: 5400 } } as const;

/** Submits a form as it is. */
export const submit = (element: HTMLElement) => element.querySelector('form')?.requestSubmit();

/** Submits a form with a new password. */
export const submitPassword = (element: HTMLElement) => typePassword(element).form?.requestSubmit();

/** Requests that do not succeed, by id. */
const requests = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  broken: () => Promise.reject(new Error('Broken')),
  slowly: () => new Promise<never>(() => {}),
};

/** Props of {@link Tried}. */
interface TriedProps {
  /** Submits a form. */
  act: (element: HTMLElement) => void;
  /** Heading of each form; what happens to it is added for screen readers, which list forms by their names. */
  heading: string;
  /** Renders a form with an id, its heading and a request that does not succeed. */
  children: (id: string, heading: ReactElement, request: () => Promise<never>) => ReactNode;
}

/** Submitted forms whose server cannot be reached, fails and does not answer. */
export function Tried({ act, heading, children }: TriedProps) {
  return (
    <Columns>
      {Object.entries(requests).map(([id, request]) => (
        <Acted key={id} act={act}>
          {children(
            id,
            <h2>
              {heading}
              <VisuallyHidden>, {id}</VisuallyHidden>
            </h2>,
            request,
          )}
        </Acted>
      ))}
    </Columns>
  );
}
