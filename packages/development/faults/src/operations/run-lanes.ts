import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import type { CallWatch } from '../history/call';
import { createCaller } from '../history/call';
import type { History } from '../history/history';
import { randomFrom } from '../plan/random';
import type { Plan } from '../plan/plan';
import type { Family } from '../world/people';
import type { World } from '../world/world';
import { ask, message, move, refund } from './administer';
import type { Lane } from './lane';
import { donate, pay } from './pay';
import { cancel, edit, register } from './register';

/** Families that act at the same time. Each lane acts for its own families. */
const familyLanes = 4;
/** Milliseconds between two steps of a lane. */
const pauses = [30, 350] as const;
/** Fewer children leave seats free, and more only lengthen the waitlist. */
const mostChildren = 3;

/** Runs operations until the time of the plan is over. @returns once the last one has ended */
export async function runLanes(world: World, plan: Plan, history: History, watch: CallWatch): Promise<void> {
  const picture = await smallPicture();
  let names = 0;
  const unique = (word: string) => `${word}${(names += 1)}x`;
  const laneOf = (index: number): Lane => {
    const random = randomFrom(plan.seed * 1_000 + index);
    const caller = createCaller(world.url, random, watch);
    return {
      world,
      people: world.people,
      caller,
      random,
      history,
      sightings: watch.sightings,
      picture,
      unique,
    };
  };
  const run = async (lane: Lane, step: (lane: Lane) => Promise<void>) => {
    while (history.now() < plan.seconds * 1_000) {
      await step(lane);
      await pause(lane.random.between(...pauses));
    }
  };
  const { families } = world.people;
  const share = Math.ceil(families.length / familyLanes);
  const lanes = Array.from({ length: familyLanes }, (_, index) => {
    const own = families.slice(index * share, (index + 1) * share);
    return run(laneOf(index), (lane) => actForFamily(lane, lane.random.pick(own)));
  });
  await Promise.all([...lanes, run(laneOf(familyLanes), administer)]);
}

function actForFamily(lane: Lane, family: Family): Promise<void> {
  const { random } = lane;
  const { length } = family.children;
  if (length === 0) return register(lane, family);
  const dice = random.next();
  if (dice < 0.3 && length < mostChildren) return register(lane, family);
  if (dice < 0.65) return pay(lane, family);
  if (dice < 0.82) return edit(lane, family);
  if (dice < 0.9) return cancel(lane, family);
  return donate(lane);
}

async function administer(lane: Lane): Promise<void> {
  const dice = lane.random.next();
  if (dice < 0.4) await ask(lane);
  else if (dice < 0.65) await move(lane);
  else if (dice < 0.9) await refund(lane);
  else await message(lane);
}

const smallPicture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#5b7f4f' } })
    .jpeg()
    .toBuffer();
