import { comingSoonContent } from '@camp/contracts/content/coming-soon';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { Snapshots } from '@camp/ui/illustrations/snapshots';
import { ComingSoonPage } from '../components/coming-soon-page';

/** /gallery */
export default function GalleryPage() {
  return (
    <ComingSoonPage
      title={publicPages.gallery.title}
      picture={<Snapshots />}
      promise={comingSoonContent.gallery}
    />
  );
}
