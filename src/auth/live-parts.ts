export { authFetch } from './auth-fetch';
export { followTabs } from './follow-tabs';
export { loadUser, restore } from './load-user';
export { accessToken, renewTokens } from './renew-tokens';
export { adoptGiven, changeStrategy, signIn, signOut } from './sign-in';
export { lookAtEnds } from './watch-ends';
export { tokenCalls } from './token-calls';
