import { notChecked, right, wrong } from '@camp/checks/check';
import type { Check } from '../check';

/** Seconds. Stripe refuses signatures and we refuse webhook events that differ by five minutes. */
const mostDifference = 30;
const timeout = 5_000;

/** Compares this machine's clock with the one of Stripe's servers. */
export const clock: Check = {
  name: 'clock',
  category: 'Server',
  help: 'Turn on time synchronization: timedatectl set-ntp true',
  run: async ({ settings, clock: ours }) => {
    const address = settings.STRIPE_API_URL ?? 'https://api.stripe.com';
    const answer = await fetch(address, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch(() => undefined);
    const theirs = Date.parse(answer?.headers.get('date') ?? '');
    if (Number.isNaN(theirs)) return notChecked(`${new URL(address).host} does not answer with the time.`);
    const seconds = Math.round(Math.abs(ours.now().getTime() - theirs) / 1_000);
    if (seconds > mostDifference) return wrong(`The clock of this server differs by ${seconds} seconds.`);
    return right('The clock of this server is right.');
  },
};
