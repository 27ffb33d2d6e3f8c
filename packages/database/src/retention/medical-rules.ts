import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { trusted, type Types } from 'mongoose';
import type { Models } from '../models';
import { deleteMedical } from '../registration/delete-medical';
import { inTransaction } from '../transaction';
import { attendeesOf, attendeesOfAccount, type Attendee } from './medical-plan';
import type { RetentionRule } from './rules';

const words: Record<AttendeeKind, RetentionRule['words']> = {
  camper: { one: 'camper’s medical answers', many: 'campers’ medical answers' },
  counselor: { one: 'counselor’s medical answers', many: 'counselors’ medical answers' },
  staff: { one: 'staff member’s medical answers', many: 'staff members’ medical answers' },
};

/** Marked registrations whose announced day is over. Both limits use the partial index. */
const due = (now: Date) => ({ medicalUntil: trusted({ $gt: new Date(0), $lte: now }) });

/** Medical answers a year after camp, once their families were told (`announce-medical.ts`). */
export const medicalRules: Readonly<Record<AttendeeKind, RetentionRule>> = {
  camper: ruleOf('camper'),
  counselor: ruleOf('counselor'),
  staff: ruleOf('staff'),
};

function ruleOf(kind: AttendeeKind): RetentionRule {
  return {
    name: `medical-${kind}`,
    words: words[kind],
    findDue: async (models, now, most) => {
      const found = await attendeesOf(models, kind).find(due(now), { _id: 1 }).limit(most).lean<Attendee[]>();
      return found.map(({ _id }) => _id);
    },
    remove: async (models, now, ids) => {
      let removed = 0;
      for (const _id of ids) if (await removeOne(models, kind, _id, now)) removed += 1;
      return removed;
    },
  };
}

const removeOne = (models: Models, kind: AttendeeKind, _id: Types.ObjectId, now: Date): Promise<boolean> =>
  inTransaction(models.User.db, async (session) => {
    const found = await attendeesOf(models, kind)
      .findOne({ ...due(now), _id })
      .session(session)
      .lean<Attendee>();
    if (!found) return false;
    // Somebody who registered again since the marks were made has a later registration without one.
    const all = await attendeesOfAccount(models, found.userId, session);
    const isBack = all.some(
      ({ personKey, campYear, medicalUntil, medicalDeletedAt }) =>
        personKey === found.personKey && campYear > found.campYear && !medicalUntil && !medicalDeletedAt,
    );
    if (isBack) return false;
    await deleteMedical(models, kind, _id, now, session);
    return true;
  });
