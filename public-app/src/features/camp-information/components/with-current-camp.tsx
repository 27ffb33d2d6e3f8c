import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import { currentCampQuery } from '@camp/api-client/camp/queries';
import { EmptyState } from '@camp/ui/feedback/empty-state';
import { RetryNotice } from '../../../layout/retry-notice';
import { CampOutline } from './camp-outline';

/** Content that needs the current camp. Shows a placeholder while the camp loads, and a retry if it fails to load. */
export function WithCurrentCamp({ children }: { children: (camp: CurrentCamp) => ReactNode }) {
  const query = useQuery(currentCampQuery());
  const { data: camp, isPending, isError } = query;
  if (isPending) return <CampOutline>{children}</CampOutline>;
  if (isError) return <RetryNotice title="We can’t show the camp dates right now" query={query} />;
  if (camp === null) {
    return (
      <EmptyState level={2} title="The next camp hasn’t been announced yet">
        Please check back soon.
      </EmptyState>
    );
  }
  return children(camp);
}
