import { currentCampQuery } from '@camp/api-client/camp/queries';
import { homePhotographs } from '@camp/contracts/photograph/shown-photographs';
import { PageLayout } from '@camp/ui/page/page-layout';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import { HomeCamp } from '../components/home-camp';
import { HomeHero } from '../components/home-hero';
import { HomePhotographs } from '../components/home-photographs';
import { RetryNotice } from '../../../layout/retry-notice';

/** The home page, based on the camp records (docs/product/public-site.md, Home). */
export default function HomePage() {
  const query = useQuery(currentCampQuery());
  const { data: camp, error } = query;
  const [first, ...others] = homePhotographs();
  return (
    <>
      <HomeHero camp={camp} photograph={first} />
      <PageLayout>
        {camp && <HomeCamp camp={camp} />}
        {camp === undefined && !error && <Skeleton lines={6} />}
        {camp === undefined && error && (
          <RetryNotice title="We can’t show the camp dates right now" query={query} />
        )}
        {(camp !== undefined || error) && <HomePhotographs photographs={others} />}
      </PageLayout>
    </>
  );
}
