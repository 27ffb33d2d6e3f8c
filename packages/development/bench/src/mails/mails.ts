import { setTimeout as pause } from 'node:timers/promises';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import type { Bench } from '../bench';
import { emptyYear, openYear } from '../create/year';
import { fromBrowser, takePhoto } from '../measure/photo';
import { ratioRow } from '../measure/ratio';
import { median, quantile } from '../measure/statistics';
import { withProduct, type Alone } from '../measure/with-product';
import { judged } from '../row';
import { comeWithin, makeFamilies, type Met } from '../rush/families';
import { openBareQueue } from './bare-queue';

/** Numbers of consecutive registrations, and of those for warm-up. */
const [registrations, warmUp] = [200, 20] as const;

/** Registrations in the first minute after opening. */
const [families, minute] = [500, 60] as const;

/** Milliseconds before each bare job, so that jobs do not overlap. */
const between = 20;

/** Milliseconds to wait for an email. */
const patience = 120_000;

/** The time from a stored event to its email. */
export const mails: Bench = {
  title: 'from the commit to the email',
  heldBy: ['P7', '0058-delivery-record'],
  async run() {
    const inbox = await startInbox();
    const environment = { SMTP_URL: inbox.url, TRUSTED_PROXIES: '1' };
    try {
      return await withProduct((alone) => measure(alone, inbox), environment);
    } finally {
      await inbox.close();
    }
  },
};

async function measure({ product, models }: Alone, inbox: SmtpInbox) {
  const campId = await openYear(models);
  await emptyYear(models, campId);
  const queue = await openBareQueue(product.redisUrl);
  const [calm, bare, control]: [number[], number[], number[]] = [[], [], []];
  for (const [index, family] of (await makeFamilies(models, registrations + warmUp)).entries()) {
    const taken = await delaysOf(inbox, await comeWithin(product.url, [family], undefined, 0));
    await pause(between);
    const first = await queue.addToStart();
    await pause(between);
    const second = await queue.addToStart();
    if (index < warmUp) continue;
    calm.push(...taken);
    // The second one runs warm, so the order alternates.
    const [one, other] = index % 2 === 0 ? [first, second] : [second, first];
    bare.push(one);
    control.push(other);
  }
  await queue.close();
  await emptyYear(models, campId);
  const people = await makeFamilies(models, families);
  const photo = await takePhoto(fromBrowser);
  const rush = await delaysOf(inbox, await comeWithin(product.url, people, photo, minute));

  const last = (times: readonly number[]) => quantile(times, 0.99);
  const more = last(calm) - last(bare);
  const medians = { product: median(calm), bare: median(bare), control: median(control) };
  const beside = ratioRow('an email’s median', [medians], {
    beside: 'a bare queue’s job',
    quietWithin: 1.25,
  });
  const { isNoisy } = beside;
  return {
    rows: [
      judged(
        'idle: p99 from the commit to the accepted email, above a bare queue',
        more,
        { atMost: 250 },
        {
          actual: `${more.toFixed(0)} ms more; ${last(calm).toFixed(0)} and ${last(bare).toFixed(1)} ms; ${beside.actual}`,
          ...{ unit: 'ms', isNoisy },
        },
      ),
      judged(
        `the opening minute, ${families} families: the same p99`,
        last(rush),
        { atMost: 5_000 },
        {
          actual: `${last(rush).toFixed(0)} ms (median ${median(rush).toFixed(0)})`,
          ...{ unit: 'ms', isNoisy },
        },
      ),
    ],
    notes:
      'From the response to a registration until the mail server has accepted the confirmation. ' +
      `Idle: ${registrations} registrations, one at a time. Each is followed by two jobs of a bare queue ` +
      'and worker (BullMQ, same Redis), from add to start. One of the two is the control. The rush: the families of P9 ' +
      `within ${minute} s, pictures included.`,
  };
}

/**
 * Milliseconds from each registration's response to its email. @throws Error if one was rejected or an email is missing
 */
async function delaysOf(inbox: SmtpInbox, { registeredAt, failed, tooMany }: Met): Promise<number[]> {
  if (tooMany > 0) throw new Error(`${tooMany} requests were limited.`);
  if (failed.length > 0) throw new Error(`Requests failed: ${failed.join(', ')}.`);
  const delays: number[] = [];
  for (const [email, at] of registeredAt) {
    const { acceptedAt } = await inbox.waitFor(({ recipients }) => recipients.includes(email), patience);
    delays.push(Math.max(0, acceptedAt - at));
  }
  return delays;
}
