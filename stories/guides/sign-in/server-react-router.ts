import { redirect } from 'react-router';
import { readSession } from './server-session.ts';

export async function loader({ request }: { request: Request }) {
  const session = await readSession(request);
  if (!session) throw redirect('/login');
  return { user: session.sub };
}
