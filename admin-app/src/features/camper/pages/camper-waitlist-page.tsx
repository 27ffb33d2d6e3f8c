import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import { CamperList } from '../components/camper-list';
import { waitlistView } from '../list/camper-list-view';

/** `/camper-waitlist/list`: a year's campers who wait for a seat, longest waiting first. */
export default function CamperWaitlistPage() {
  return (
    <CamperList
      view={waitlistView}
      name="camper-waitlist"
      title={guardedPages.camperWaitlistList.title}
      besides="seat=waiting"
      empty={{
        title: 'Nobody is on the waitlist',
        words: 'Campers who register after all seats are taken appear here.',
      }}
    />
  );
}
