/** Paths of the screens of an account, which the emails of the API link to. */
export const accountPaths = {
  signUp: '/sign-up',
  recover: '/recover',
  reset: '/reset-password',
  link: '/sign-in-link',
  mailbox: '/mailbox',
} as const;
