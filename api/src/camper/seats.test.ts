import type { CamperInput } from '@camp/contracts/camper/record';
import { reconcileSeats } from '@camp/database/camp/reconcile-seats';
import { offerFreedSeats } from '@camp/database/camp/offer-seats';
import { freeSeat, readSeats } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { ageClaims } from '@camp/database/test/age-claims';
import { createCamp } from '@camp/database/test/factories/camp';
import { camperInput } from '@camp/database/test/factories/camper';
import * as fc from 'fast-check';
import { mongo, type Connection, type Types } from 'mongoose';
import { serveApi } from '../../test/api-under-test';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { registerCamper } from './register-camper';

/*
 * After any concurrent creates, deletions, offers and crashes, the sweep leaves the seats with the first campers. No
 * seat is empty while somebody waits. At no time are more campers seated than there are seats.
 */
const api = serveApi();
const seats = 2;

/** When the record of a claim is stored: at once, after the rest of its round, or never by this process. */
type Course = 'at once' | 'late' | 'dies before the record' | 'dies after the record' | 'is refused';
type Step =
  | { kind: 'create'; course: Course; twice: boolean }
  | { kind: 'repeat'; which: number; course: Course }
  | { kind: 'delete'; which: number }
  | { kind: 'offer'; course: Course };

const course = fc.constantFrom<Course>(
  'at once',
  'at once',
  'late',
  'late',
  'dies before the record',
  'dies after the record',
  'is refused',
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('create' as const), course, twice: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), which: fc.nat(), course }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('delete' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('offer' as const), course }) },
);
/** Rounds of concurrent steps, each a number of seconds after the last. */
const history = fc.array(
  fc.record({ steps: fc.array(step, { minLength: 3, maxLength: 8 }), seconds: fc.nat(50) }),
  { minLength: 2, maxLength: 5 },
);

interface Submit {
  person: Person;
  form: CamperInput;
}

const family = async (): Promise<Submit> => {
  const account = await api.createAccount();
  const { _id } = account;
  const person = {
    account,
    userId: _id.toString(),
    sessionId: '',
    sessionStart: new Date(0),
    sessionUse: new Date(0),
    provenAt: new Date(0),
    roles: ['user'],
    registrations: null,
    permissions: {},
  };
  return { person, form: camperInput() };
};

/** Opens when the rest of the round is done. */
interface Gate {
  opened: Promise<void>;
}

/** The API in a process whose next transaction takes this course. */
function inProcess(course: Course, { opened }: Gate): Dependencies {
  if (course === 'at once') return api.deps;
  const gone = () => new mongo.MongoNetworkError('The process died.');
  const startSession: Connection['startSession'] = async (options) => {
    if (course === 'dies before the record') throw gone();
    if (course === 'is refused') throw new Error('No room.');
    if (course === 'late') await opened;
    const session = await api.connection.startSession(options);
    if (course === 'late') return session;
    const commit = session.commitTransaction.bind(session);
    session.commitTransaction = async () => {
      await commit();
      throw gone();
    };
    return session;
  };
  const connection = new Proxy(api.connection, {
    get: (target, name) => (name === 'startSession' ? startSession : Reflect.get(target, name, target)),
  });
  return { ...api.deps, connection };
}

const send = (deps: Dependencies, { person, form }: Submit) =>
  registerCamper(deps, person, { form, file: undefined, idempotencyKey: 'the same for each try' });

async function play(campId: Types.ObjectId, what: Step, sent: Submit[], gate: Gate): Promise<void> {
  if (what.kind === 'create') {
    const submit = await family();
    sent.push(submit);
    const tries = [inProcess(what.course, gate), ...(what.twice ? [api.deps] : [])];
    await Promise.allSettled(tries.map((deps) => send(deps, submit)));
  }
  if (what.kind === 'repeat' && sent.length > 0)
    await send(inProcess(what.course, gate), sent[what.which % sent.length]!);
  if (what.kind === 'delete') {
    const stored = await campersOf(campId);
    const leaving = stored[what.which % Math.max(1, stored.length)];
    if (!leaving) return;
    await api.models.Camper.deleteOne({ _id: leaving._id });
    await freeSeat(api.models, campId, leaving._id);
    await offerFreedSeats(api.connection, api.models, campId, api.clock.now());
  }
  if (what.kind === 'offer')
    await offerFreedSeats(inProcess(what.course, gate).connection, api.models, campId, api.clock.now());
}

/** Runs the steps of a round at once. Late ones end last. */
async function playRound(campId: Types.ObjectId, steps: Step[], sent: Submit[]): Promise<void> {
  let open: () => void = () => undefined;
  const gate = { opened: new Promise<void>((resolve) => (open = resolve)) };
  const known = [...sent];
  const playing = steps.map((one) => ({
    isLate: 'course' in one && one.course === 'late',
    done: play(campId, one, one.kind === 'create' ? sent : known, gate),
  }));
  const settled = (late: boolean) =>
    Promise.allSettled(playing.filter(({ isLate }) => isLate === late).map(({ done }) => done));
  const whole = settled(true);
  await settled(false);
  await sweep(campId);
  open();
  await whole;
}

const campersOf = (campId: Types.ObjectId) =>
  api.models.Camper.find({ campId }).sort({ arrival: 1 }).lean<StoredCamper[]>();

async function sweep(campId: Types.ObjectId) {
  await reconcileSeats(api.connection, api.models, campId);
  await offerFreedSeats(api.connection, api.models, campId, api.clock.now());
}

it('gives the seats to the campers who registered first, whatever runs concurrently (I1, F20)', async () => {
  const run = async (rounds: { steps: Step[]; seconds: number }[]) => {
    await api.models.Camp.deleteMany({});
    api.clock.set('2026-07-01T12:00:00Z');
    const { _id: campId } = await createCamp(api.models, { year: 2026, waitListAfter: seats });
    const sent: Submit[] = [];
    for (const { steps, seconds } of rounds) {
      api.clock.pass(seconds * 1000);
      await ageClaims(api.models, campId, seconds * 1000);
      await playRound(campId, steps, sent);
      const seated = (await campersOf(campId)).filter(({ waitlist }) => !waitlist);
      expect(seated.length).toBeLessThanOrEqual(seats);
    }
    api.clock.pass(60_000);
    await ageClaims(api.models, campId, 60_000);
    await sweep(campId);

    const campers = await campersOf(campId);
    expect(new Set(campers.map(({ arrival }) => arrival)).size).toBe(campers.length);
    expect(campers.map(({ waitlist }) => waitlist)).toEqual(campers.map((_, index) => index >= seats));
    const { claims, arriving, waiting } = (await readSeats(api.models, campId))!;
    const seated = campers.slice(0, seats).map(({ _id }) => _id.toString());
    expect(claims.map(({ camperId }) => camperId.toString()).sort()).toEqual(seated.sort());
    expect([arriving, waiting]).toEqual([[], campers.length > seats]);
  };
  await fc.assert(fc.asyncProperty(history, run), {
    numRuns: Number(process.env.FUZZ_RUNS ?? 8),
    ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}),
    endOnFailure: true,
  });
}, 120_000);
