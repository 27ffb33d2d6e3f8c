import { currentCampQuery } from '@camp/api-client/camp/queries';
import { contentPreview } from '@camp/contracts/content/preview';
import { isBeingSetUp } from '@camp/contracts/content/site';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

/** Whether the camp's site is still being set up. `/admin/content` shows the pages in a frame all the same. */
export function useIsBeingSetUp(): boolean {
  const { data: camp } = useQuery(currentCampQuery());
  const { search } = useLocation();
  return isBeingSetUp(camp) && new URLSearchParams(search).get('preview') !== contentPreview;
}
