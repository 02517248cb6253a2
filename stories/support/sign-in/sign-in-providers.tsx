import type { SignInProvider } from '#src/components/account-form/index.ts';
import { Icon } from '#src/primitives/icon/index.ts';

/** Building icon of Lucide. */
const building =
  'M12 10h.01M12 14h.01M12 6h.01M16 10h.01M16 14h.01M16 6h.01M8 10h.01M8 14h.01M8 6h.01M9 22v-3a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v3M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-16a2 2 0 0 1 2 -2z';

/** Providers with icons: one with a function, one with an address. */
export const signInProviders: readonly SignInProvider[] = [
  {
    id: 'example',
    name: 'Example',
    icon: (
      <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
        <path d="M1 1h6v6H1zM9 9h6v6H9z" />
        <path d="M9 1h6v6H9zM1 9h6v6H1z" opacity="0.5" />
      </svg>
    ),
  },
  { id: 'company', name: 'your company', icon: <Icon icon={building} />, href: '#company' },
];
