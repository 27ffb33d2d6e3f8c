import { photographListQuery } from '@camp/api-client/photograph/queries';
import { comingSoonContent } from '@camp/contracts/content/coming-soon';
import { photographAddress, type Photograph } from '@camp/contracts/photograph/photograph';
import { galleryCount } from '@camp/contracts/photograph/shown-photographs';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { PhotographPicture } from '@camp/ui/content/photograph-picture';
import { Snapshots } from '@camp/ui/illustrations/snapshots';
import { PageHeader } from '@camp/ui/page/page-header';
import { PageLayout } from '@camp/ui/page/page-layout';
import { VisuallyHidden } from '@camp/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { RetryNotice } from '../../../layout/retry-notice';
import { ComingSoonPage } from '../components/coming-soon-page';
import './gallery-page.css';

/** Photographs of the first screen, which load at once. */
const firstScreen = 6;

/** `/gallery`: the photographs that the camp chose. Coming soon while there are none. */
export default function GalleryPage() {
  const query = useQuery(photographListQuery());
  const { title } = publicPages.gallery;
  const photographs = query.data ?? (galleryCount() > 0 ? undefined : []);
  if (photographs?.length === 0) {
    return <ComingSoonPage title={title} picture={<Snapshots />} promise={comingSoonContent.gallery} />;
  }
  return (
    <PageLayout>
      <PageHeader title={title} lead="Choose a photograph to see it larger." />
      {photographs && <Photographs photographs={photographs} />}
      {!photographs && query.isError && (
        <RetryNotice title="We can’t show the gallery right now" query={query} />
      )}
      {!photographs && !query.isError && <Waiting />}
    </PageLayout>
  );
}

/** As many frames as photographs, so that nothing moves when they come. */
function Waiting() {
  return (
    <div className="camp-skeleton gallery" role="status">
      <VisuallyHidden>Loading the gallery</VisuallyHidden>
      {Array.from({ length: galleryCount() }, (_, index) => (
        <div key={index} className="camp-skeleton__piece" aria-hidden="true" />
      ))}
    </div>
  );
}

function Photographs({ photographs }: { photographs: readonly Photograph[] }) {
  return (
    <ul className="gallery camp-plain-list">
      {photographs.map((photograph, index) => (
        <li key={photograph._id}>
          <a href={photographAddress(photograph, photograph.width, 'webp')}>
            <PhotographPicture
              photograph={photograph}
              sizes="(min-width: 70rem) 22rem, (min-width: 40rem) 46vw, 92vw"
              lazy={index >= firstScreen}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
