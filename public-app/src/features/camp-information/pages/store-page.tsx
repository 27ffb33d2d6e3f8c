import { pages } from '@camp/contracts/registries/pages';
import { ComingSoonPage } from '../components/coming-soon-page';

/** /store */
export default function StorePage() {
  return (
    <ComingSoonPage
      title={pages.store.title}
      promise="Shirts, mugs and hats with this year’s theme, to wear until next summer."
    />
  );
}
