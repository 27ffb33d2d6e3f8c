import { cp } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { allHold, checkAll, type Violations } from './checks/all-checks';
import type { Ended } from './checks/check';
import { runControls, type Control } from './checks/controls';
import { readFinalState } from './checks/final-state';
import { copiesOf } from './checks/mails';
import { runFaults } from './faults/run-faults';
import type { CallWatch } from './history/call';
import { startHistory, type History } from './history/history';
import { runLanes } from './operations/run-lanes';
import type { Plan } from './plan/plan';
import type { Sightings } from './sightings';
import { startWorld, type World } from './world/world';

/** The result of one history. */
export interface HistoryResult {
  plan: Plan;
  violations: Violations;
  controls: Control[];
  /** Responses that no fault explains. */
  unexpected: string[];
  operations: Record<'ok' | 'failed' | 'unknown', number>;
  /** Milliseconds from the last fault and operation until all invariants held. */
  restedAfter: number;
}

/** Milliseconds in which all invariants have to hold without a break before the history counts as over. */
const calm = 3_000;

/**
 * Runs a plan against the product, waits for rest, and checks all invariants and their controls.
 *
 * @param file - for the lines of the history
 * @param restWithin - milliseconds after the last fault in which everything has to come to rest
 * @throws Error when the product could not be started or repaired
 */
export async function runHistory(
  plan: Plan,
  file: string,
  sightings: Sightings,
  restWithin: number,
): Promise<HistoryResult> {
  const world = await startWorld(plan.processes);
  try {
    world.redis.onLostLock(() => sightings.saw('a worker lost its lock'));
    const history = startHistory(file);
    const unexpected: string[] = [];
    const watch: CallWatch = {
      sightings,
      openCalls: new Set(),
      unexpected: ({ method = 'POST', path }, status, body) =>
        unexpected.push(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`),
    };
    await allEnded([
      runFaults(world, plan, history, sightings, watch.openCalls),
      runLanes(world, plan, history, watch),
    ]);
    const { ended, violations, restedAfter } = await comeToRest(world, history, restWithin);
    countAtRest(ended, sightings);
    // Otherwise they are deleted, and only they show the cause.
    if (!allHold(violations) || unexpected.length > 0)
      await cp(world.logs, file.replace(/history\.jsonl$/, 'logs'), { recursive: true });
    const count = (outcome: string) => history.operations.filter((line) => line.outcome === outcome).length;
    return {
      plan,
      violations,
      controls: runControls(ended),
      unexpected,
      operations: { ok: count('ok'), failed: count('failed'), unknown: count('unknown') },
      restedAfter,
    };
  } finally {
    await world.stop();
  }
}

/** Waits for all, so that nothing runs on while the world ends. @throws the first error */
async function allEnded(running: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(running);
  await Promise.all(running);
}

/** Checks repeatedly until everything has held for a while, or until the time is over. */
async function comeToRest(world: World, history: History, restWithin: number) {
  const begun = performance.now();
  let heldSince: number | undefined;
  for (;;) {
    const ended: Ended = { history, state: await readFinalState(world) };
    const violations = checkAll(ended);
    const now = performance.now();
    heldSince = allHold(violations) ? (heldSince ?? now) : undefined;
    const isOver = heldSince !== undefined && now - heldSince > calm;
    if (isOver || now - begun > restWithin)
      return { ended, violations, restedAfter: Math.round((heldSince ?? now) - begun) };
    await pause(500);
  }
}

/** Counts what only the end of a history shows. */
function countAtRest({ history, state }: Ended, sightings: Sightings): void {
  const open = history.operations.filter(({ outcome }) => outcome === 'unknown');
  sightings.saw('an outcome stayed unknown', open.length);
  const copies = [...copiesOf(state.mails).values()];
  sightings.saw('an email came twice after a lost answer', copies.filter((times) => times > 1).length);
  const offers = state.mails.filter(({ subject }) => subject.startsWith('A spot for'));
  sightings.saw('a camper waited and got a seat', offers.length);
  const automatic = state.payments
    .flatMap(({ refunds }) => refunds)
    .filter(({ requestedBy }) => !requestedBy);
  sightings.saw('a payment came for a lost seat', automatic.length);
}
