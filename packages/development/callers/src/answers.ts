import type { AnsweredCall } from './call-counter';

/** Writes that are allowed in a rejected call, and why. */
const besideRefusals: Record<string, string> = {
  'insert audits': 'the audit keeps wrong logins and who viewed what',
  'update outbox (dispatchedAt, updatedAt)': 'the events of an earlier call are handed over after its answer',
  'update users (lastLogin, recentSessions)': 'logins are written a moment later',
  'update users (recentSessions, recentSessions.$.usedAt)': 'so are uses of sessions',
  'update users (lastLogin, recentSessions, recentSessions.$.usedAt)': 'or both at once',
  'update stripe-comparisons (_id, checkedAt, createdAt, differences, updatedAt)':
    'what Stripe says is noted, also where there is nothing left to settle',
  'update roles (actions, createdAt, updatedAt)': 'a starting API sees to the default roles',
};

/** With these statuses, the operation itself was not reached. */
const turnedAway = [401, 403, 404, 429];

/** The operations a caller calls. */
export interface CalledOperations {
  /** Names of all operations. */
  names: readonly string[];
  /** Names of the operations that accept this caller. */
  open: readonly string[];
}

/** The responses to one caller, and their violations. */
export class Answers {
  private readonly statuses = new Map<string, Map<number, number>>();
  private readonly faults = new Map<string, Set<string>>();

  constructor(
    private readonly caller: string,
    private readonly called: CalledOperations,
  ) {}

  /** @param written - writes since the previous call */
  add({ operation, status }: AnsweredCall, written: readonly string[]): void {
    const counts = this.statuses.get(operation) ?? new Map<number, number>();
    this.statuses.set(operation, counts.set(status, (counts.get(status) ?? 0) + 1));
    const left = written.filter((what) => !(what in besideRefusals));
    if (status >= 400 && left.length > 0) this.fault(operation, `stored with ${status}: ${left.join(', ')}`);
  }

  fault(operation: string, sentence: string): void {
    this.faults.set(operation, (this.faults.get(operation) ?? new Set()).add(sentence));
  }

  /** Called after the last call. */
  finish(): void {
    for (const name of this.called.open)
      if (this.statusesOf(name).every((status) => turnedAway.includes(status)))
        this.fault(name, 'was never reached');
  }

  /** Operations that succeeded at least once. */
  succeeded(): string[] {
    return this.called.names.filter((name) => this.statusesOf(name).some((status) => status < 300));
  }

  private statusesOf = (name: string) => [...(this.statuses.get(name)?.keys() ?? [])];

  /** Counts each operation as one test of this caller. */
  counts() {
    const failed = this.faults.size;
    return { passed: this.called.names.length - failed, failed };
  }

  /** A summary of responses and errors. */
  lines(): string[] {
    const sums = new Map<number, number>();
    for (const counts of this.statuses.values())
      for (const [status, count] of counts) sums.set(status, (sums.get(status) ?? 0) + count);
    const all = [...sums.values()].reduce((sum, count) => sum + count, 0);
    return [
      `${this.caller}: ${this.called.open.length} operations open, ${all} calls (${inWords(sums)})`,
      ...[...this.faults].map(([name, sentences]) => `  ${name}: ${[...sentences].join('; ')}`),
    ];
  }

  /** The responses of each open operation. */
  linesOfEach(): string[] {
    return this.called.open.map((name) => `  ${name}: ${inWords(this.statuses.get(name) ?? new Map())}`);
  }
}

const inWords = (counts: Map<number, number>) =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
