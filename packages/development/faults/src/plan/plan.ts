import * as z from 'zod';

/** Everything that a history can break, with what it does in words. */
export const faultKinds = {
  'kill-api': 'SIGKILL of an API, which starts again later',
  'kill-worker': 'SIGKILL of a worker with emails in hand, which starts again later',
  'kill-mongo': 'SIGKILL of the database, which starts again later',
  'kill-redis': 'SIGKILL of Redis, which starts again later',
  'stop-api': 'SIGSTOP of an API, then SIGCONT',
  'stop-worker': 'SIGSTOP of a worker with emails in hand, then SIGCONT',
  'stop-mongo': 'SIGSTOP of the database, then SIGCONT',
  'stop-redis': 'SIGSTOP of Redis, then SIGCONT',
  'cut-mongo': 'no connection between one process and the database',
  'cut-redis': 'no connection between one process and Redis',
  'delay-mongo': 'slow responses of the database to one process',
  'lose-commits': 'commits that are done and whose responses are lost',
  'empty-redis': 'Redis loses everything',
  'reverse-webhooks': 'webhook events are held, then sent twice and in reverse order',
  'lose-stripe': 'Stripe does the work, and its responses are lost',
  'hang-mail': 'the mail server accepts emails and does not respond',
  'shift-clock': 'a process starts again with a clock that is ten minutes off',
  'full-disk': 'no space on the disk of Redis',
} as const;

/** The name of a fault. */
export type FaultKind = keyof typeof faultKinds;

const plannedFault = z.strictObject({
  /** Milliseconds from the start of the history. */
  at: z.number().int().nonnegative(),
  kind: z.enum(Object.keys(faultKinds) as [FaultKind, ...FaultKind[]]),
  /** Which API or worker, counted from 0. */
  process: z.number().int().nonnegative(),
  /** How long it lasts in milliseconds. */
  lasts: z.number().int().nonnegative(),
});

const plan = z.strictObject({
  /** Chooses the operations. */
  seed: z.number().int(),
  /** Seconds in which operations and faults begin. */
  seconds: z.number().int().positive(),
  /** How many APIs, and as many workers. */
  processes: z.number().int().min(1).max(2),
  faults: z.array(plannedFault),
});

/** One fault of a plan. */
export type PlannedFault = z.output<typeof plannedFault>;

/** A history before it happens. It is replayed from its file, and shortened by removing faults from the file. */
export type Plan = z.output<typeof plan>;

/** Reads the text of a plan's file. @throws Error that says what is wrong */
export function parsePlan(text: string): Plan {
  const parsed = plan.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error(`This is not a plan. ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
