import { formatGmt } from '@camp/contracts/camp/dates';
import type { CamperRecord } from '@camp/contracts/camper/operations';

/** What happened with a registration, the earliest first. */
export function CamperTrail({ camper }: { camper: CamperRecord }) {
  return (
    <section>
      <h3>Trail</h3>
      <ol className="camper-trail">
        <li>
          Registered
          <time dateTime={camper.createdAt}>{formatGmt(camper.createdAt, 'MMM d, yyyy, h:mm a')}</time>
        </li>
      </ol>
    </section>
  );
}
