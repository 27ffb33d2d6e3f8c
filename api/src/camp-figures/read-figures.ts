import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { currentCamp } from '@camp/database/camp/current-camp';
import { withoutSeats, type StoredCamp } from '@camp/database/camp/camp-model';
import type { AllFigures, StoredCampFigures } from '@camp/database/camp-figures/camp-figures-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { countCamp } from './count-camp';
import { readCounted } from './count-campers';
import { countNeeds } from './count-needs';
import { maySeeMoney } from '../payment/policies';
import { maySeeAll } from '../registration/policies';

/**
 * Every camp year in numbers, the latest first: the one that is shown as it is now, the others as they were counted
 * within the last day. What a person may not see of it is left out.
 */
export async function readFigures(
  deps: Dependencies,
  person: Person,
  { year }: { year?: number | undefined },
): Promise<CampFigures[]> {
  const { models, clock } = deps;
  const camps = await models.Camp.find({}, withoutSeats).sort({ year: -1 }).lean<StoredCamp[]>();
  const currentYear = (await currentCamp(models, clock.now()))?.year;
  const shownYear = year ?? currentYear;
  const cached = await readCached(deps);
  const figures: CampFigures[] = [];
  // One after the other: a first look at many years is to leave the database to others.
  for (const camp of camps) {
    if (camp.year === shownYear)
      figures.push(await countShown(deps, person, camp, camp.year === currentYear));
    else figures.push(partsFor(person, cached.get(camp._id.toString()) ?? (await countOnce(deps, camp))));
  }
  return figures;
}

async function countShown(
  deps: Dependencies,
  person: Person,
  camp: StoredCamp,
  isCurrent: boolean,
): Promise<CampFigures> {
  const campers = await readCounted(deps.models, camp);
  const [figures, needs] = await Promise.all([
    countCamp(deps.models, camp, campers),
    countNeeds(deps, person, { camp, isCurrent, campers }),
  ]);
  return { ...partsFor(person, figures), ...(needs && { needs }) };
}

/** Milliseconds for which figures of another year count: MongoDB removes them some time after. */
const timeToLive = 24 * 60 * 60 * 1000;

async function readCached({ models, clock }: Dependencies): Promise<Map<string, AllFigures>> {
  const since = new Date(clock.now().getTime() - timeToLive);
  const stored = await models.CampFigures.find({ createdAt: trusted({ $gt: since }) }).lean<
    StoredCampFigures[]
  >();
  return new Map(stored.map(({ campId, figures }) => [campId.toString(), figures]));
}

async function countOnce({ models, clock }: Dependencies, camp: StoredCamp): Promise<AllFigures> {
  const figures = await countCamp(models, camp);
  // Two people may look at once: either count is as good.
  await models.CampFigures.updateOne(
    { campId: camp._id },
    { $set: { figures, createdAt: clock.now() } },
    { upsert: true, timestamps: false },
  );
  return figures;
}

/** Money, staff and counselors are for who may see them elsewhere. */
function partsFor(
  person: Person,
  { money, staff, counselors, counselorShirts, ...rest }: AllFigures,
): CampFigures {
  return {
    ...rest,
    ...(money && maySeeMoney(person) && { money }),
    ...(staff && maySeeAll(person, 'staff') && { staff }),
    ...(counselors && maySeeAll(person, 'counselor-app') && { counselors }),
    ...(counselorShirts && maySeeAll(person, 'counselor') && { counselorShirts }),
  };
}
