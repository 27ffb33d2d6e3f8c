import { camperHistoryQuery } from '@camp/api-client/camper/queries';
import { messageFor } from '@camp/api-client/problem';
import { formatGmt } from '@camp/contracts/camp/dates';
import type { CamperRecord, HistoryEntry } from '@camp/contracts/camper/operations';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A kind of entry without words does not compile. */
const words: Record<HistoryEntry['what'], string> = {
  'send-payment-link': 'Payment link sent',
  refund: 'Money sent back',
};

interface CamperTrailProps {
  camper: CamperRecord;
  /** What may be done next. */
  children?: ReactNode;
}

/** What happened with a registration and who did it, the earliest first. */
export function CamperTrail({ camper, children }: CamperTrailProps) {
  const { data: history = [], error } = useQuery(camperHistoryQuery(camper._id));
  return (
    <section>
      <h3>Trail</h3>
      <ol className="camper-trail">
        <Step when={camper.createdAt}>Registered</Step>
        {history.map(({ when, who, what }, at) => (
          <Step key={when} when={when} who={who ?? 'by itself'}>
            {words[what]}
            {history.findIndex((entry) => entry.what === what) < at && ' again'}
          </Step>
        ))}
      </ol>
      {error && <p role="alert">{messageFor(error)}</p>}
      {children}
    </section>
  );
}

function Step({ when, who, children }: { when: string; who?: string; children: ReactNode }) {
  return (
    <li>
      {children}
      <span className="camper-trail__when">
        <time dateTime={when}>{formatGmt(when, 'MMM d, yyyy, h:mm a')} GMT</time>
        {who && ` · ${who}`}
      </span>
    </li>
  );
}
