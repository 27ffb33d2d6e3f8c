import { setTimeout as pause } from 'node:timers/promises';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import type { Bench } from '../bench';
import { fromBrowser, takePhoto } from '../beside/photo';
import { withProductAlone, type Alone } from '../beside/with-product';
import { emptyYear, openYear } from '../create/year';
import type { Figure } from '../figures';
import { comeWithin } from '../rush/come';
import { makeFamilies, type Met } from '../rush/families';
import type { Row } from '../row';
import { median, quantile } from '../statistics';
import { openBareQueue } from './bare-queue';

/** Milliseconds above the bare queue's p99. */
const mostIdle = 250;
/** Milliseconds, in the rush. */
const mostInRush = 5_000;

/** One after the other. */
const registrations = 200;

/** The opening minute. */
const families = 500;
const minute = 60;

/** Milliseconds of rest before each bare job, so that each is alone. */
const between = 20;

/** Milliseconds until a mail has to be there. */
const patience = 120_000;

/** P7: how soon a mail leaves after what it tells of is stored. */
export const mails: Bench = {
  title: 'P7: from the commit to the mail',
  async run() {
    const inbox = await startInbox();
    try {
      const overrides = { SMTP_URL: inbox.url, TRUSTED_PROXIES: '1' };
      return await withProductAlone((alone) => measure(alone, inbox), overrides);
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
  try {
    const warmUp = 20;
    for (const [index, family] of (await makeFamilies(models, registrations + warmUp)).entries()) {
      const met = await comeWithin(product.url, [family], undefined, 0);
      const taken = await delaysOf(inbox, met);
      await pause(between);
      const first = await queue.addToStart();
      await pause(between);
      const second = await queue.addToStart();
      if (index < warmUp) continue;
      calm.push(...taken);
      // The second finds everything awake: each side has as many of either.
      const [one, other] = index % 2 === 0 ? [first, second] : [second, first];
      bare.push(one);
      control.push(other);
    }
  } finally {
    await queue.close();
  }
  await emptyYear(models, campId);
  const people = await makeFamilies(models, families);
  const rush = await delaysOf(
    inbox,
    await comeWithin(product.url, people, await takePhoto(fromBrowser), minute),
  );
  const last = (times: readonly number[]) => quantile(times, 0.99);
  const more = last(calm) - last(bare);
  const drift = median(control) / median(bare);
  const isNoisy = Math.abs(Math.log(drift)) > Math.log(1.25);
  const rows: Row[] = [
    {
      what: 'idle: p99 from the commit to the accepted mail, above the bare queue',
      target: `at most ${mostIdle} ms more`,
      actual: `${more.toFixed(0)} ms more; ${last(calm).toFixed(0)} and ${last(bare).toFixed(1)} ms (medians ${median(calm).toFixed(0)} and ${median(bare).toFixed(1)})`,
      met: more <= mostIdle,
      isNoisy,
    },
    {
      what: 'control: the bare queue beside itself, median',
      target: '0.80 to 1.25, else the run is noisy',
      actual: `${drift.toFixed(2)}; p99 ${last(control).toFixed(1)} and ${last(bare).toFixed(1)} ms`,
      met: !isNoisy,
      isNoisy,
    },
    {
      what: `the opening minute: p99 from the commit to the accepted mail, ${families} families`,
      target: `at most ${mostInRush / 1_000} s`,
      actual: `${(last(rush) / 1_000).toFixed(2)} s (median ${median(rush).toFixed(0)} ms)`,
      met: last(rush) <= mostInRush,
      isNoisy,
    },
  ];
  const notes = [
    'From the answer to a registration, which leaves the API as soon as its transaction is committed, until the mail server',
    'has accepted the confirmation. Idle: one registration at a time, without a picture; after each of them twice a job of a',
    'bare queue and worker (BullMQ, same Redis), from `add` to its start, every other time the second one the control;',
    `${registrations} of each after a warm-up. The rush: the families`,
    `of P9 within ${minute} s, their pictures included. What it is made of: the job through Redis, which the bare queue shows; the note`,
    'that a delivery is begun; camper, account and camp read; the mail written and sent over a kept connection; in the rush',
    'also the pictures and logins that share the cores.',
  ].join(' ');
  return {
    rows,
    notes,
    figures: [
      {
        what: 'a mail’s median, beside the bare queue',
        value: median(calm) / median(bare),
        unit: 'ratio',
        better: 'less',
      },
      { what: 'idle, p99 of a mail above the bare queue', value: more, unit: 'ms', better: 'less' },
      { what: 'the opening minute, p99 of a mail', value: last(rush), unit: 'ms', better: 'less' },
    ] satisfies Figure[],
  };
}

/** Milliseconds from each registration's answer to its mail. @throws Error when one was refused or a mail never came */
async function delaysOf(inbox: SmtpInbox, { registeredAt, failed, tooMany }: Met): Promise<number[]> {
  if (failed + tooMany > 0)
    throw new Error(`${failed + tooMany} requests were not answered as they should be.`);
  const delays: number[] = [];
  for (const [email, at] of registeredAt) {
    const { acceptedAt } = await inbox.waitFor(({ recipients }) => recipients.includes(email), patience);
    delays.push(Math.max(0, acceptedAt - at));
  }
  return delays;
}
