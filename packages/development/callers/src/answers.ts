import type { AnsweredCall } from './call-counter';

/** What may be stored while a refusal is answered, and why. */
const besideRefusals: Record<string, string> = {
  'insert audits': 'the audit keeps wrong logins and who looked at what',
  'update outbox (dispatchedAt, updatedAt)': 'the events of an earlier call are handed over after its answer',
  'update users (lastLogin)': 'times of logins are written a moment later',
  'update stripe-comparisons (_id, checkedAt, createdAt, differences, updatedAt)':
    'what Stripe says is noted, also where there is nothing left to settle',
  'update roles (actions, createdAt, updatedAt)': 'a starting API sees to the default roles',
};

/** Nobody reaches the operation behind such a refusal. */
const turnedAway = [401, 403, 404, 429];

/** What is known about the operations that a caller calls. */
export interface CalledOperations {
  /** Of all operations. */
  names: readonly string[];
  /** Which of them answer this caller. */
  open: readonly string[];
}

/** What one caller was answered, and what was wrong with it. */
export class Answers {
  private readonly statuses = new Map<string, Map<number, number>>();
  private readonly faults = new Map<string, Set<string>>();

  constructor(
    private readonly caller: string,
    private readonly called: CalledOperations,
  ) {}

  /** @param written - what was stored since the call before */
  add({ operation, status }: AnsweredCall, written: readonly string[]): void {
    const counts = this.statuses.get(operation) ?? new Map<number, number>();
    this.statuses.set(operation, counts.set(status, (counts.get(status) ?? 0) + 1));
    const left = written.filter((what) => !(what in besideRefusals));
    if (status >= 400 && left.length > 0) this.fault(operation, `stored with ${status}: ${left.join(', ')}`);
  }

  fault(operation: string, sentence: string): void {
    this.faults.set(operation, (this.faults.get(operation) ?? new Set()).add(sentence));
  }

  /** To be called when all calls were made. */
  finish(): void {
    for (const name of this.called.open)
      if (this.statusesOf(name).every((status) => turnedAway.includes(status)))
        this.fault(name, 'was never reached');
  }

  /** Operations that have answered as they should, at least once. */
  succeeded(): string[] {
    return this.called.names.filter((name) => this.statusesOf(name).some((status) => status < 300));
  }

  private statusesOf = (name: string) => [...(this.statuses.get(name)?.keys() ?? [])];

  /** Each operation is one test of this caller. */
  counts() {
    const failed = this.faults.size;
    return { passed: this.called.names.length - failed, failed };
  }

  /** What was answered in all, and what was wrong. */
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

  /** What each open operation has answered. */
  linesOfEach(): string[] {
    return this.called.open.map((name) => `  ${name}: ${inWords(this.statuses.get(name) ?? new Map())}`);
  }
}

const inWords = (counts: Map<number, number>) =>
  [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
