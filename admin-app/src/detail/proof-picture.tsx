import { useProof } from '@camp/api-client/image/use-proof';
import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { ProtectedPicture } from '@camp/ui/content/protected-picture';

interface ProofPictureProps {
  kind: AttendeeKind;
  row: { _id: string; nameFirst: string; nameLast: string };
}

/** The proof of vaccination of a registration, for holders of `data`. */
export function ProofPicture({ kind, row: { _id, nameFirst, nameLast } }: ProofPictureProps) {
  return (
    <ProtectedPicture
      {...useProof(kind, _id)}
      alt={`Proof of vaccination of ${nameFirst} ${nameLast}`}
      className="record-detail__picture"
    />
  );
}
