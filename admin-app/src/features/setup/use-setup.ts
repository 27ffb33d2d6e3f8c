import { campListQuery } from '@camp/api-client/camp/queries';
import { contentQuery } from '@camp/api-client/content/queries';
import type { CampRecord } from '@camp/contracts/camp/operations';
import type { ContentRecord } from '@camp/contracts/content/operations';
import { useQuery } from '@tanstack/react-query';
import { setupSteps, type SetupStep } from './steps';

/** What is stored so far. */
export interface StoredSetup {
  recordOf: (step: SetupStep) => ContentRecord;
  /** What visitors see meanwhile. */
  site: ContentRecord;
  camps: readonly CampRecord[];
}

/** Everything from which the setup's progress is computed, as one query for `Loaded`. */
export function useSetup() {
  const camp = useQuery(contentQuery('camp'));
  const zones = useQuery(contentQuery('time-zones'));
  const appearance = useQuery(contentQuery('appearance'));
  const site = useQuery(contentQuery('site'));
  const camps = useQuery(campListQuery());
  const all = [camp, zones, appearance, site, camps];
  const records = [camp.data, zones.data, appearance.data].filter((record) => record !== undefined);
  const recordOf = ({ id, subject }: SetupStep): ContentRecord => {
    const record = records.find((one) => one.subject === subject);
    if (!record) throw new Error(`The setup doesn't load the texts of its step ${id}.`);
    return record;
  };
  const isLoaded = records.length === new Set(setupSteps.map(({ subject }) => subject)).size;
  return {
    data: isLoaded && site.data && camps.data ? { recordOf, site: site.data, camps: camps.data } : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
