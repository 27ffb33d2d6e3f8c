import { comingSoonContent } from '@camp/contracts/content/coming-soon';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { CampStore } from '@camp/ui/illustrations/camp-store';
import { ComingSoonPage } from '../components/coming-soon-page';

/** /store */
export default function StorePage() {
  return (
    <ComingSoonPage
      title={publicPages.store.title}
      picture={<CampStore />}
      promise={comingSoonContent.store}
    />
  );
}
