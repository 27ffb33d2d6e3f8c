import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind, PlannedFault } from '../plan/plan';
import type { ProductProcess } from '../world/product-process';
import type { Service } from '../world/service';
import type { World } from '../world/world';
import type { Breaking } from './breaking';
import { shiftClock } from './shift-clock';
import { fillDisk } from './fill-disk';

/** Breaks something and repairs it again. @returns why nothing was broken, if so */
type Fault = (breaking: Breaking) => Promise<string | undefined | void>;

/** Milliseconds until a mail server that does not respond has emails in hand. Workers wait ten seconds for a reply. */
const untilHeld = 8_000;

const one = (processes: readonly ProductProcess[], { process }: PlannedFault) =>
  processes[process % processes.length]!;

const killed = async (service: Service, lasts: number) => {
  await service.kill();
  await pause(lasts);
  await service.start();
};

const stopped = async (service: Service, lasts: number) => {
  service.pause();
  await pause(lasts);
  service.resume();
};

/**
 * Waits until the mail server has an email in hand without a reply.
 * @param worker - whose emails are meant. Default: anybody's
 * @returns how many
 */
async function holdMails({ inbox }: World, worker?: ProductProcess): Promise<number> {
  const deadline = performance.now() + untilHeld;
  do {
    inbox.hang(); // Another fault may have ended it.
    await pause(50);
  } while (inbox.held(worker?.name) === 0 && performance.now() < deadline);
  return inbox.held(worker?.name);
}

/** Runs a fault of each kind. */
export const faultsByKind: Record<FaultKind, Fault> = {
  'kill-api': async ({ world, fault, sightings, openCalls }) => {
    const api = one(world.apis, fault);
    const before = [...openCalls];
    await api.kill();
    await pause(fault.lasts);
    // The calls of another API go on.
    if (before.some(({ isBroken }) => isBroken)) sightings.saw('an API was killed during a call');
    await api.start();
  },
  'kill-worker': async ({ world, fault, sightings }) => {
    const worker = one(world.workers, fault);
    if ((await holdMails(world, worker)) > 0) sightings.saw('a worker was killed with emails in hand');
    await worker.kill();
    world.inbox.accept();
    await pause(fault.lasts);
    await worker.start();
  },
  'kill-mongo': async ({ world, fault }) =>
    world.mongo ? killed(world.mongo, fault.lasts) : 'a given database is not killed',
  'kill-redis': async ({ world, fault }) => killed(world.redis, fault.lasts),
  'stop-api': async ({ world, fault }) => stopped(one(world.apis, fault), fault.lasts),
  'stop-worker': async ({ world, fault }) => {
    const worker = one(world.workers, fault);
    await holdMails(world, worker);
    worker.pause();
    world.inbox.accept();
    await pause(fault.lasts);
    worker.resume();
  },
  'stop-mongo': async ({ world, fault }) =>
    world.mongo ? stopped(world.mongo, fault.lasts) : 'a given database is not stopped',
  'stop-redis': async ({ world, fault }) => stopped(world.redis, fault.lasts),
  'cut-mongo': async (breaking) => cut(breaking, 'mongo'),
  'cut-redis': async (breaking) => cut(breaking, 'redis'),
  'delay-mongo': async ({ world, fault }) => {
    const { mongo } = one([...world.apis, ...world.workers], fault);
    mongo.delay(120);
    await pause(fault.lasts);
    mongo.delay(0);
  },
  'lose-commits': async ({ world, fault, sightings }) => {
    const processes = [...world.apis, ...world.workers];
    for (const { mongo } of processes)
      mongo.loseAnswers('commitTransaction', 3, () => sightings.saw('a commit was done and its answer lost'));
    await pause(fault.lasts);
    for (const { mongo } of processes) mongo.loseAnswers('commitTransaction', 0, () => undefined);
  },
  'empty-redis': async ({ world, fault, sightings }) => {
    await holdMails(world);
    await pause(fault.lasts);
    if ((await world.redis.empty()) > 0) sightings.saw('Redis was emptied with jobs in it');
    world.inbox.accept();
  },
  'reverse-webhooks': async ({ world, fault, sightings }) => {
    const { simulator } = world;
    simulator.faults.set({ webhooks: { mode: 'hold' } });
    await pause(fault.lasts);
    simulator.faults.clear();
    const held = simulator.webhooks.deliveries.filter(({ state }) => state === 'held').length;
    if (held > 1) sightings.saw('webhook events came twice and reversed');
    simulator.webhooks.release({
      copies: 2,
      order: ['payment_intent.succeeded', 'checkout.session.completed'],
    });
  },
  'lose-stripe': async ({ world, fault }) => {
    world.simulator.faults.set({ api: [{ kind: 'drop-reply' }] });
    await pause(fault.lasts);
    world.simulator.faults.clear();
  },
  'hang-mail': async ({ world, fault }) => {
    world.inbox.hang();
    await pause(fault.lasts);
    world.inbox.goDown();
    world.inbox.accept();
  },
  'shift-clock': shiftClock,
  'full-disk': fillDisk,
};

async function cut({ world, fault }: Breaking, which: 'mongo' | 'redis'): Promise<void> {
  const proxy = one([...world.apis, ...world.workers], fault)[which];
  proxy.cut();
  await pause(fault.lasts);
  proxy.reset();
}
