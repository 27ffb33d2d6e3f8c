import type { Persona } from '@camp/contracts/access/access-table';
import type { Models } from '@camp/database/models';
import { createUser } from '@camp/database/test/factories/user';
import type { Permissions } from '@camp/contracts/access/catalogue';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { ApiDocument } from './caller-document';

/** An API caller. */
export interface Caller {
  name: string;
  /** The caller's row of the access table. */
  persona: Persona;
  /** The account. Absent for a visitor. */
  login?: { email: string; password: string };
}

/** All callers. The administrator is first, since an administrator's changes affect what the others see. */
export async function makeCallers(models: Models, { demoLogins }: RunningProduct): Promise<Caller[]> {
  const [administrator, family] = demoLogins;
  if (!administrator || !family) throw new Error('The demo data have no logins.');
  const { passwordHash } = await models.User.findOne({ email: family.email }).orFail().lean();
  // The demo data's nurse also has the role `user`, unlike the persona.
  const nurse = await createUser(models, { email: 'medic@example.org', passwordHash, roles: ['Nurse'] });
  return [
    { name: 'visitor', persona: 'visitor' },
    { name: 'family', persona: 'owner', login: family },
    { name: 'nurse', persona: 'medic', login: { email: nurse.email, password: family.password } },
    { name: 'administrator', persona: 'administrator', login: administrator },
  ];
}

/** A caller, logged in if there is an account. */
export interface Session {
  token?: string;
  userId?: string;
  permissions?: Permissions;
}

/** Logs a caller in over HTTP, like a browser. */
export async function logIn(url: string, { login }: Caller): Promise<Session> {
  if (!login) return {};
  const answer = await fetch(`${url}/api/user/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: login.email, password: login.password }),
  });
  if (!answer.ok) throw new Error(`${login.email} cannot log in: ${await answer.text()}`);
  const { token, _id: userId } = (await answer.json()) as { token: string; _id: string };
  const current = await fetch(`${url}/api/user/current`, { headers: { Authorization: `Bearer ${token}` } });
  const { msg } = (await current.json()) as { msg: { permissions: Permissions } };
  return { token, userId, permissions: msg.permissions };
}

/** The whole description of the API, which only an administrator gets. */
export async function readDocument(url: string, callers: readonly Caller[]): Promise<ApiDocument> {
  const administrator = callers.find(({ persona }) => persona === 'administrator');
  if (!administrator) throw new Error('No caller is an administrator.');
  const { token } = await logIn(url, administrator);
  const answer = await fetch(`${url}/api/openapi.json`, { headers: { Authorization: `Bearer ${token}` } });
  return (await answer.json()) as ApiDocument;
}
