import { setTimeout as pause } from 'node:timers/promises';
import type { OpenCall } from '../history/call';
import type { History } from '../history/history';
import type { FaultKind, Plan, PlannedFault } from '../plan/plan';
import type { Sightings } from '../sightings';
import type { World } from '../world/world';
import { faultsByKind } from './break-world';

/** What a fault occupies. Two faults never have the same part at the same time, or neither could be repaired. */
function partsOf({ kind, process }: PlannedFault, processes: number): string[] {
  const api = `api-${process % processes}`;
  const worker = `worker-${process % processes}`;
  const either = process < processes ? api : `worker-${process - processes}`;
  const parts: Record<FaultKind, string[]> = {
    'kill-api': [api],
    'kill-worker': [worker],
    'kill-mongo': ['mongo'],
    'kill-redis': ['redis'],
    'stop-api': [api],
    'stop-worker': [worker],
    'stop-mongo': ['mongo'],
    'stop-redis': ['redis'],
    'cut-mongo': [`network of ${either}`],
    'cut-redis': [`network of ${either}`],
    'delay-mongo': [`speed of ${either}`],
    'lose-commits': ['commits'],
    'empty-redis': ['redis'],
    'reverse-webhooks': ['stripe'],
    'lose-stripe': ['stripe'],
    'hang-mail': ['mail'],
    'shift-clock': [either],
    'full-disk': ['redis'],
  };
  return parts[kind];
}

/** Milliseconds between two looks whether a part is free. */
const turn = 50;

/** Runs the faults of a plan at their times. @returns once everything is repaired @throws if something can't be */
export async function runFaults(
  world: World,
  plan: Plan,
  history: History,
  sightings: Sightings,
  openCalls: ReadonlySet<OpenCall>,
): Promise<void> {
  const occupied = new Set<string>();
  let shifts = 0;
  const run = async (fault: PlannedFault) => {
    await pause(Math.max(0, fault.at - history.now()));
    const parts = partsOf(fault, plan.processes);
    while (parts.some((part) => occupied.has(part))) await pause(turn);
    const begun = history.now();
    const [on = ''] = parts;
    const add = (skipped?: string | void) =>
      history.add({ fault: fault.kind, on, begun, ended: history.now(), ...(skipped && { skipped }) });
    for (const part of parts) occupied.add(part);
    try {
      if (fault.kind === 'shift-clock') shifts += 1;
      add(await faultsByKind[fault.kind]({ world, fault, sightings, openCalls, isFast: shifts % 2 === 1 }));
    } finally {
      for (const part of parts) occupied.delete(part);
    }
  };
  const running = plan.faults.map(run);
  await Promise.allSettled(running);
  await Promise.all(running);
}
