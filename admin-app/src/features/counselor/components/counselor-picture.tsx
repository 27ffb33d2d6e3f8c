import { counselorKeys } from '@camp/api-client/counselor/queries';
import { useProtectedPicture } from '@camp/api-client/image/use-protected-picture';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import { ProtectedPicture } from '@camp/ui/protected-picture';

/** A counselor's proof of vaccination, for holders of `data`. */
export function CounselorPicture({
  counselor: { _id, nameFirst, nameLast },
}: {
  counselor: CounselorRecord;
}) {
  return (
    <ProtectedPicture
      {...useProtectedPicture(counselorOperations.covidImage, _id, counselorKeys.image(_id))}
      alt={`Proof of vaccination of ${nameFirst} ${nameLast}`}
      className="camper-raw-data__picture"
    />
  );
}
