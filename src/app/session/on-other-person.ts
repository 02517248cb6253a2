import type { Auth } from '../../auth';
import type { User } from '../../demo-api';

/**
 * Calls `act` when another person takes the place of the one who is signed in, without an end of the session between that
 * would have left the screen: in another tab, while this one slept.
 */
export function onOtherPerson(auth: Pick<Auth<User>, 'on'>, act: () => void): void {
  let person: string | undefined;
  auth.on('user', ({ user }) => {
    const isOther = person !== undefined && user !== null && user.id !== person;
    person = user?.id;
    if (isOther) act();
  });
}
