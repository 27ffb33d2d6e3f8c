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
 * The figures of every camp year, latest first. The shown year is counted now, and the others are from a one-day cache.
 * Parts that the person may not see are left out.
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
  // Camps are counted one at a time, so that the first view of many years doesn't overload the database.
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

/** Milliseconds for which another year's figures are cached. MongoDB deletes them later. */
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
  // Two concurrent counts are equally valid, so either may be stored.
  await models.CampFigures.updateOne(
    { campId: camp._id },
    { $set: { figures, createdAt: clock.now() } },
    { upsert: true, timestamps: false },
  );
  return figures;
}

/** Parts about money, staff and counselors need the rights of their lists. */
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
