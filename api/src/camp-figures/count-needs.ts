import { mayCall } from '@camp/contracts/access/may-call';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { paymentLinksDueFrom } from '@camp/contracts/camp/payment-links';
import { needNames, needs, type Need, type NeedName } from '@camp/contracts/camp-figures/needs';
import type { StoredCamp } from '@camp/database/camp/camp-model';
import { campersAboveLimit } from '@camp/database/camp/reconcile-seats';
import { readSeats } from '@camp/database/camp/seats';
import { isFailedJob } from '@camp/database/delivery/failed-work';
import { withUnreadableProof } from '@camp/database/image/unreadable-proof';
import { latestComparison, type StoredComparison } from '@camp/database/payment/comparison-model';
import { trusted, type Model } from 'mongoose';
import { overdueIn } from '../camper/overdue';
import { sameChildren } from '../camper/same-child';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { familiesOf, type CountedCamper } from './count-campers';
import { describeChildren } from './describe-children';

/** The shown camp and its records, for counting pending tasks. */
interface Shown {
  camp: StoredCamp;
  /** Whether the shown camp is the current one. */
  isCurrent: boolean;
  campers: readonly CountedCamper[];
}

type Counted = Omit<Need, 'name'>;
/** A count without details. */
type Count = (deps: Dependencies, shown: Shown) => Counted | number | PromiseLike<Counted | number>;

/**
 * Pending tasks that this person can act on, most harmful first. Tasks about a camp disappear when it is over. The
 * other tasks are shown with the current and coming camps.
 *
 * @returns undefined if this person can act on none
 */
export async function countNeeds(
  deps: Dependencies,
  person: Person,
  shown: Shown,
): Promise<Need[] | undefined> {
  const isOver = lastInstantOf(shown.camp) < deps.clock.now();
  const isAbout = (name: NeedName) => !isOver || (shown.isCurrent && needs[name].year === 'any');
  const own = needNames.filter((name) => isAbout(name) && mayCall(person.permissions, needs[name].access));
  if (own.length === 0) return undefined;
  const found = await Promise.all(
    own.map(async (name): Promise<Need> => {
      const counted = await counts[name](deps, shown);
      return { name, ...(typeof counted === 'number' ? { count: counted } : counted) };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

/** The most children that are shown at once. More children appear once these are resolved. */
const mostChildren = 10;

const exists = trusted({ $exists: true });
const isMail = { $regex: /^mail\./ };

/** The counting function of each task. A missing one does not compile. */
const counts: Record<NeedName, Count> = {
  mismatches: async ({ models: { Payment, Donation, Comparison } }) => {
    const [payments, donations, comparison] = await Promise.all([
      Payment.countDocuments({ mismatch: exists }),
      Donation.countDocuments({ mismatch: exists }),
      Comparison.findById(latestComparison, { 'differences.registration': 1 }).lean<StoredComparison>(),
    ]);
    const ofRegistrations = comparison?.differences.filter(({ registration }) => registration) ?? [];
    return payments + donations + ofRegistrations.length;
  },
  disputes: ({ models }) => models.Payment.countDocuments({ 'disputes.toDo': true }),
  giftDisputes: ({ models }) => models.Donation.countDocuments({ 'disputes.toDo': true }),
  failedMails: ({ models }) => models.Delivery.countDocuments({ ...isFailedJob, handler: trusted(isMail) }),
  failedWork: ({ models }) =>
    models.Delivery.countDocuments({ ...isFailedJob, handler: trusted({ $not: isMail }) }),
  aboveLimit: async ({ models }, { camp, campers }) => {
    const seated = campers.filter(({ waitlist }) => !waitlist).length;
    const count = Math.max(0, seated - camp.waitListAfter);
    if (count === 0) return 0;
    const seats = await readSeats(models, camp._id);
    const ids = seats ? campersAboveLimit(seats) : [];
    const above = await models.Camper.find(
      { _id: trusted({ $in: ids }), waitlist: false },
      { nameFirst: 1, nameLast: 1 },
    ).lean();
    return {
      count,
      campers: above.map(({ _id, nameFirst, nameLast }) => ({
        _id: _id.toString(),
        name: `${nameFirst} ${nameLast}`,
      })),
    };
  },
  sameChild: async ({ models }, { campers }) => {
    const found = sameChildren(campers);
    const children = await describeChildren(models, found.slice(0, mostChildren));
    return { count: found.length, ...(children.length > 0 && { children }) };
  },
  unsentLinks: (_deps, { camp, campers }) => {
    const unsent = campers.filter(({ paid, waitlist }) => !waitlist && paid === null);
    return {
      count: unsent.length,
      families: familiesOf(unsent).length,
      due: paymentLinksDueFrom(camp).toISOString(),
    };
  },
  overdue: ({ clock }, { camp, campers }) => {
    const wanted = overdueIn(camp, clock.now());
    const isOverdue = ({ paid, waitlist }: CountedCamper) =>
      paid === wanted?.paid && waitlist === wanted?.waitlist;
    return campers.filter(isOverdue).length;
  },
  freeSeats: (_deps, { camp, campers }) => {
    const seated = campers.filter(({ waitlist }) => !waitlist).length;
    return campers.length > seated ? Math.max(0, camp.waitListAfter - seated) : 0;
  },
  unreadableCampers: ({ models }, { camp }) => countUnreadable(models.Camper, camp),
  unreadableCounselors: ({ models }, { camp }) => countUnreadable(models.Counselor, camp),
  unreadableStaff: ({ models }, { camp }) => countUnreadable(models.StaffApplication, camp),
};

const countUnreadable = async <Stored>(model: Model<Stored>, { year }: StoredCamp) =>
  (await withUnreadableProof(model, year)).length;
