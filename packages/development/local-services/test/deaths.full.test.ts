import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signUpForm } from '@camp/contracts/test/sign-up';
import {
  eachAtItsPlace,
  leftoversOf,
  listenersOf,
  processesOf,
  startLauncher,
  table,
  type Place,
} from './launcher-under-test';

/** Milliseconds for the product to reconnect to a restarted service. */
const longestAbsence = 15_000;

/** Checks what a person sees when services of the built product die. */
describe('a service that dies', () => {
  let place: Place;
  eachAtItsPlace((fresh) => (place = fresh));

  const kill = (part: string) => {
    const found = processesOf(place).filter(({ command }) => command.includes(part));
    expect(found).toHaveLength(1);
    process.kill(found[0]?.pid as number, 'SIGKILL');
  };
  /**
   * Sends a request, and repeats it after Retry-After if the status is 503. The product reconnects to a restarted
   * service after a moment, and a request waits a second for MongoDB (docs/decisions/0019).
   */
  const send = async (path: string, body: object) => {
    const deadline = Date.now() + longestAbsence;
    for (;;) {
      const answer = await fetch(`${place.url}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      const retryAfter = Number(answer.headers.get('retry-after')) * 1000;
      if (answer.status !== 503 || retryAfter === 0 || Date.now() + retryAfter > deadline) return answer;
      await pause(retryAfter);
    }
  };

  /** Signs up and waits for the email, which arrives only if API, database, queue, worker and inbox work. */
  const signUp = async () => {
    const email = `pat.${randomBytes(6).toString('hex')}@example.com`;
    const { status } = await send('/api/user/register', signUpForm({ email }));
    expect(status).toBe(201);
    while (!(await mailedTo()).includes(email)) await pause(200);
    return email;
  };
  const mailedTo = async (): Promise<string[]> => {
    const answer = await fetch(`http://localhost:${place.env.INBOX_PORT}/api/email`);
    const mails = (await answer.json()) as { to: { address: string }[] }[];
    return mails.flatMap(({ to }) => to.map(({ address }) => address));
  };
  const openCheckout = async () => {
    const answer = await send('/api/stripe/donate', { amount: 25 });
    const { msg } = (await answer.json()) as { msg: string };
    return { msg, status: (await fetch(msg)).status };
  };

  it('is back at the same address with its data, and the product works', async () => {
    const launcher = startLauncher(place.env);
    await launcher.waitFor(table);
    const before = listenersOf(place);
    const checkout = await openCheckout();
    const emails = [await signUp()];

    for (const [name, part] of [
      ['MongoDB \\(embedded\\)', 'local-mongo/src/main.ts'],
      ['Redis', 'redis-server'],
      ['The test inbox', 'inbox-process.ts'],
      ['The Stripe simulator', 'local-stripe/src/main.ts'],
    ] as const) {
      kill(part);
      await launcher.waitFor(
        new RegExp(`${name} was killed by SIGKILL\\.[^]*\\n${name} has been started again\\.`),
      );
      emails.push(await signUp());
      expect(await openCheckout()).toMatchObject({ status: 200 });
      expect(listenersOf(place)).toEqual(before);
    }

    expect(await mailedTo()).toEqual(expect.arrayContaining(emails));
    expect((await fetch(checkout.msg)).status).toBe(200); // The connection was opened before the deaths.
    launcher.signal('SIGTERM');
    expect((await launcher.ended).code).toBe(0);
    expect(await leftoversOf(place)).toEqual([]);
  });

  it('stops everything with exit code 1 and its own sentence when it cannot be restarted', async () => {
    const launcher = startLauncher(place.env);
    await launcher.waitFor(table);
    await writeFile(join(place.folder, 'stripe.data'), 'nonsense');
    kill('local-stripe/src/main.ts');
    const { code, output } = await launcher.ended;

    expect(output).toMatch(
      /The Stripe simulator does not start: .*stripe\.data is not a data file of the Stripe simulator.*\nThe Stripe simulator could not be started 5 times in a row\.\nEverything has been stopped\.\n$/,
    );
    expect(code).toBe(1);
    expect(await leftoversOf(place)).toEqual([]);
  });

  it('is not restarted while everything is stopping', async () => {
    const launcher = startLauncher(place.env);
    await launcher.waitFor(table);
    kill('redis-server');
    launcher.signal('SIGINT');
    const { code, output } = await launcher.ended;

    expect(output).not.toContain('has been started again');
    expect(code).toBe(0);
    expect(await leftoversOf(place)).toEqual([]);
  });
});
