import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';
import { registrationOf } from '../create/request';
import { loginRequest, makeAccounts } from '../measure/accounts';
import { openConnection, requestOf } from '../measure/connection';

/** A family that registers a child when registration opens. */
export interface Family {
  email: string;
  /** Its own network address. */
  address: string;
}

/** A family's steps in order. The form's page requests the camp, and the profile the records. */
const steps = ['login', 'form', 'upload', 'profile'] as const;

/** The families' results. */
export interface Met {
  /** Milliseconds of every response. */
  times: number[];
  /** Requests rejected by limits. */
  tooMany: number;
  /** Any other failures: step, status and message. */
  failed: string[];
  /** When each family's registration received its response, by `performance.now()`, by email address. */
  registeredAt: Map<string, number>;
}

/** Stores families that can log in. */
export const makeFamilies = async (models: Models, count: number): Promise<Family[]> =>
  (await makeAccounts(models, count)).map(({ email }, index) => ({
    email,
    address: `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
  }));

/**
 * Starts families at even intervals, whether or not earlier ones are done.
 *
 * @param proof - the picture that they send, if any
 * @param seconds - in which all of them start
 */
export async function comeWithin(
  url: string,
  families: readonly Family[],
  proof: Buffer | undefined,
  seconds: number,
): Promise<Met> {
  const met: Met = { times: [], tooMany: 0, failed: [], registeredAt: new Map() };
  const each = families.map(async (family, index) => {
    await pause((index / families.length) * seconds * 1_000);
    await registerFamily(url, family, proof, met);
  });
  await Promise.all(each);
  return met;
}

/** A family logs in, opens the form, sends it with a picture, and opens its profile. */
async function registerFamily(
  url: string,
  { email, address }: Family,
  picture: Buffer | undefined,
  met: Met,
) {
  const connection = await openConnection(url);
  const headers = { 'X-Forwarded-For': address };
  let token: string | undefined;
  const requests: Record<(typeof steps)[number], () => Buffer> = {
    login: () => loginRequest(email, headers),
    form: () => requestOf({ path: '/api/camp/current/', token, headers }),
    upload: () => {
      const once = { ...headers, 'Idempotency-Key': randomUUID() };
      return registrationOf({ covid: picture ? 'Yes' : 'No' }, { token, picture, headers: once });
    },
    profile: () => requestOf({ path: '/api/data/user', token, headers }),
  };
  try {
    for (const step of steps) {
      const start = performance.now();
      const { status, body } = await connection.ask(requests[step]());
      met.times.push(performance.now() - start);
      if (status === 429) met.tooMany += 1;
      else if (status >= 300) met.failed.push(`${step} ${status} ${messageIn(body)}`);
      if (status >= 300) return;
      if (step === 'login') ({ token } = JSON.parse(body.toString()) as { token?: string });
      if (step === 'upload') met.registeredAt.set(email, performance.now());
    }
  } finally {
    connection.close();
  }
}

function messageIn(body: Buffer): string {
  const { message } = JSON.parse(body.toString()) as { message?: string };
  return message ?? 'without a message';
}
