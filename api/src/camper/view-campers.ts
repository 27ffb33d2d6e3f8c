import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { AuditAction } from '@camp/contracts/audit/actions';
import { withoutBook, type StoredCamp } from '@camp/database/camp/camp-model';
import { keptCamps } from '@camp/database/camp/kept-camps';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { waitlistPositions } from '@camp/database/camper/waitlist-positions';
import { trusted } from 'mongoose';
import { noteView } from '../audit/note-view';
import type { Dependencies } from '../dependencies';
import { owns, type Person } from '../auth/person';
import { maySeeMedical } from '../registration/policies';
import { seenPart } from '../registration/seen-part';
import { presentCamper } from './present-camper';

/** What is known of a view beforehand. */
export interface ViewOptions {
  /** 'read' when absent. */
  action?: AuditAction;
  /** The camp of all of them, where it is at hand. */
  camp?: StoredCamp;
}

/**
 * Presents registrations to a person who may see them: each with as much as the person may know. That somebody else's
 * medical answers were read, or how other families are reached was listed, is written down, once for the call, before
 * it leaves (docs/product/role.md, Levels).
 */
export async function viewCampers(
  deps: Dependencies,
  person: Person,
  campers: readonly StoredCamper[],
  { action = 'read', camp }: ViewOptions = {},
): Promise<CamperRecord[]> {
  const { models } = deps;
  const records = await campersAsSeenBy(models, person, campers, camp);
  const others = campers.filter((camper) => !owns(person, camper));
  const medical = others.filter((camper) => maySeeMedical(person, 'camper', camper));
  const seen = (part: string, some: readonly StoredCamper[]) =>
    noteView(deps, person, { action, subject: 'camper', part, recordIds: some.map(({ _id }) => _id) });
  if (medical.length > 0) await seen('medical', medical);
  else if (action === 'export' || (action !== 'read' && others.length > 0)) await seen('contact', others);
  return records;
}

/**
 * The registrations with as much as the person may know, for who writes the read down by itself.
 *
 * @param known - the camp of all of them, where it is at hand
 */
export async function campersAsSeenBy(
  models: Dependencies['models'],
  person: Person,
  campers: readonly StoredCamper[],
  known?: StoredCamp,
): Promise<CamperRecord[]> {
  const camps = known ? [known] : await campsOf(models, campers);
  const campOf = new Map(camps.map((camp) => [camp._id.toString(), camp]));
  const positions = await waitlistPositions(
    models,
    campers.filter((camper) => owns(person, camper)),
  );
  return campers.flatMap((camper) => {
    const camp = campOf.get(camper.campId.toString());
    if (!camp) return [];
    const waitlistPosition = positions.get(camper._id.toString());
    const withMedical = maySeeMedical(person, 'camper', camper);
    const record = seenPart(person, 'camper', camper, presentCamper({ camper, camp, withMedical }));
    return [waitlistPosition ? { ...record, waitlistPosition } : record];
  });
}

async function campsOf(
  models: Dependencies['models'],
  campers: readonly StoredCamper[],
): Promise<readonly StoredCamp[]> {
  const ids = new Set(campers.map(({ campId }) => campId.toString()));
  const kept = (await keptCamps(models)).filter(({ _id }) => ids.has(_id.toString()));
  // One that another process has just made is not kept yet.
  if (kept.length === ids.size) return kept;
  return models.Camp.find({ _id: trusted({ $in: [...ids] }) }, withoutBook).lean<StoredCamp[]>();
}

/** `viewCampers` for one. */
export async function viewCamper(
  deps: Dependencies,
  person: Person,
  camper: StoredCamper,
  options?: ViewOptions,
): Promise<CamperRecord> {
  const [record] = await viewCampers(deps, person, [camper], options);
  if (!record) throw new Error(`The camp of camper ${camper._id.toString()} is missing.`);
  return record;
}
