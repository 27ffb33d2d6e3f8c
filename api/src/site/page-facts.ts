import type { PublicPageId } from '@camp/contracts/registries/public-pages';
import type { PageFacts } from '@camp/contracts/registries/rendered-page';
import type { CachedCamp } from '@camp/database/camp/cached-camps';
import { currentCamp } from '@camp/database/camp/current-camp';
import { cachedPhotographs } from '@camp/database/photograph/cached-photographs';
import { listCamps } from '../camp/list-camps';
import { nextOpeningOf } from '../camp/next-opening';
import { campAsSeenBy, presentCurrentCamp } from '../camp/present-camp';
import type { Dependencies } from '../dependencies';
import { listStaffProfiles } from '../staff-profile/list-staff-profiles';
import { presentStaffProfile } from '../staff-profile/present-staff-profile';
import { ifSoon } from './known-content';

/** What the database says about a page. */
export interface KnownFacts {
  facts: PageFacts;
  /** The current camp. Null if there is none, undefined if unknown. */
  stored?: CachedCamp | null;
}

/** What visitors see on a public page, if it is available quickly. The page works without. */
export const knownFacts = async (deps: Dependencies, id: PublicPageId): Promise<KnownFacts> =>
  (await ifSoon(deps, askForFacts(deps, id))) ?? { facts: { now: deps.clock.now().toISOString() } };

async function askForFacts(deps: Dependencies, id: PublicPageId): Promise<KnownFacts> {
  const now = deps.clock.now();
  const stored = await currentCamp(deps.models, now);
  const camp = stored && presentCurrentCamp(stored, await nextOpeningOf(deps, stored, now), now);
  return { stored, facts: { now: now.toISOString(), camp, ...(await shownOn[id]?.(deps)) } };
}

/** What some pages show besides the current camp, as visitors get it from the calls. */
const shownOn: Partial<Record<PublicPageId, (deps: Dependencies) => Promise<Partial<PageFacts>>>> = {
  home: async (deps) => {
    const { items } = await listCamps(deps, {});
    return { camps: await Promise.all(items.map((camp) => campAsSeenBy(deps, undefined, camp))) };
  },
  gallery: async ({ models }) => ({ photographs: (await cachedPhotographs(models)).gallery }),
  staffAbout: async (deps) => {
    const { items } = await listStaffProfiles(deps, {});
    return { staffProfiles: items.map(presentStaffProfile) };
  },
};
