import { randomUUID } from 'node:crypto';
import { camperInput } from '@camp/database/test/factories/camper';
import type { Family } from '../world/people';
import { recorded, type Lane } from './lane';

/** How often a family sends an acknowledged registration again. */
const repeats = 0.25;

/** A family registers a child, some with a proof of vaccination. */
export async function register(lane: Lane, family: Family): Promise<void> {
  const { caller, random, sightings, unique } = lane;
  const child = unique('Kid');
  const picture = random.chance(0.4);
  const key = randomUUID();
  const request = () => ({
    path: '/camper/create',
    token: family.token,
    key,
    form: formOf({ nameFirst: child, covid: picture ? 'Yes' : 'No' }, picture ? lane.picture : undefined),
  });
  await recorded(lane, async () => {
    const sent = request();
    const { outcome, status, body } = await caller.call(sent);
    const line = { operation: 'register', userId: family.userId, child, picture, outcome, status } as const;
    if (outcome !== 'ok') {
      if (outcome === 'failed') noteEarly(lane, body);
      return line;
    }
    const { _id: camperId } = body as { _id: string };
    family.children.push({ camperId });
    if (!random.chance(repeats)) return { ...line, camperId };
    const again = await caller.once(request());
    if (again.outcome !== 'ok') return { ...line, camperId };
    sightings.saw('an acknowledged call was repeated');
    return { ...line, camperId, again: (again.body as { _id: string })._id };
  });
}

function noteEarly({ sightings }: Lane, body: unknown): void {
  const { code } = (body ?? {}) as { code?: unknown };
  if (code === 'registration-closed') sightings.saw('a family came before registration opened');
}

/** A family changes an answer of a registered child, some with a new proof. */
export async function edit(lane: Lane, family: Family): Promise<void> {
  const { caller, random, unique } = lane;
  const { camperId } = random.pick(family.children);
  const picture = random.chance(0.3);
  const answer = unique('Bees');
  await recorded(lane, async () => {
    const {
      outcome,
      status,
      repeated = false,
    } = await caller.call({
      path: `/camper/update/${camperId}`,
      token: family.token,
      form: partOf(
        { allergicReactionsVal: answer, ...(picture && { covid: 'Yes' }) },
        picture ? lane.picture : undefined,
      ),
    });
    return { operation: 'edit', camperId, picture, answer, repeated, outcome, status };
  });
}

/** A family cancels a registration. */
export async function cancel(lane: Lane, family: Family): Promise<void> {
  const { caller, random } = lane;
  const child = random.pick(family.children);
  await recorded(lane, async () => {
    const { outcome, status } = await caller.call({
      method: 'DELETE',
      path: `/camper/delete/${child.camperId}`,
      token: family.token,
    });
    if (outcome !== 'failed') family.children = family.children.filter((one) => one !== child);
    return { operation: 'cancel', camperId: child.camperId, outcome, status };
  });
}

/** A complete form. */
const formOf = (values: Parameters<typeof camperInput>[0], picture?: Buffer) =>
  partOf(
    Object.fromEntries(
      Object.entries(camperInput(values)).map(([name, value]) => [
        name,
        value instanceof Date ? value.toISOString().slice(0, 10) : String(value),
      ]),
    ),
    picture,
  );

function partOf(values: Readonly<Record<string, string>>, picture?: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  if (picture) form.set('covidVaccineImage', new File([new Uint8Array(picture)], 'proof.jpg'));
  return form;
}
