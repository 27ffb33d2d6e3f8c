import { randomUUID } from 'node:crypto';
import type { Models } from '@camp/database/models';
import { samplePassword } from '@camp/contracts/test/sign-up';
import { hash } from '@node-rs/argon2';
import { makeAccounts } from '../beside/accounts';
import { openConnection, requestOf } from '../beside/connection';
import { registrationForm } from '../create/request';
import { loginRequest } from '../login/request';

/** A family that registers a child at the opening. */
export interface Family {
  email: string;
  /** Its network address: each comes from a home of its own. */
  address: string;
}

/** What a family does, in this order; the form's page asks for the camp, and the profile for what is there now. */
export const steps = ['login', 'form', 'upload', 'profile'] as const;
export type Step = (typeof steps)[number];

/** What the families met with. */
export interface Met {
  /** Milliseconds of each answer, by what was asked. */
  timesOf: Record<Step, number[]>;
  /** Those that were refused for their number, and any other that was not taken. */
  tooMany: number;
  failed: number;
  /** When each family's registration was answered, as `performance.now()` has it, by its address for mails. */
  registeredAt: Map<string, number>;
}

export const nothingMet = (): Met => ({
  timesOf: { login: [], form: [], upload: [], profile: [] },
  tooMany: 0,
  failed: 0,
  registeredAt: new Map(),
});

/** Milliseconds of every answer. */
export const timesOf = (met: Met): number[] => Object.values(met.timesOf).flat();

/** Stores families that can log in. */
export async function makeFamilies(models: Models, count: number): Promise<Family[]> {
  const accounts = await makeAccounts(models, count, { passwordHash: await hash(samplePassword) });
  return accounts.slice(0, count).map(({ email }, index) => ({
    email,
    address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  }));
}

/** Lets a family log in, open the form, send it with a picture, and look at its profile. */
export async function registerFamily(
  url: string,
  family: Family,
  proof: Buffer | undefined,
  met: Met,
): Promise<void> {
  const connection = await openConnection(url);
  const headers = { 'X-Forwarded-For': family.address };
  let token: string | undefined;
  const requests: Record<Step, () => Buffer> = {
    login: () => loginRequest(family.email, headers),
    form: () => requestOf({ method: 'GET', path: '/api/camp/current/', token, headers }),
    upload: () => {
      const { contentType, body } = registrationForm({ covid: proof ? 'Yes' : 'No' }, proof);
      const once = { ...headers, 'Idempotency-Key': randomUUID() };
      return requestOf(
        { method: 'POST', path: '/api/camper/create', token, contentType, headers: once },
        body,
      );
    },
    profile: () => requestOf({ method: 'GET', path: '/api/data/user', token, headers }),
  };
  try {
    for (const step of steps) {
      const start = performance.now();
      const { status, text } = await connection.exchange(requests[step]());
      met.timesOf[step].push(performance.now() - start);
      if (status === 429) met.tooMany += 1;
      else if (status >= 300) met.failed += 1;
      if (status >= 300) return;
      if (step === 'login') ({ token } = JSON.parse(text) as { token?: string });
      if (step === 'upload') met.registeredAt.set(family.email, performance.now());
    }
  } finally {
    connection.close();
  }
}
