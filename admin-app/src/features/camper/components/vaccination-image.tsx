import { useVaccinationImage } from '@camp/api-client/camper/use-vaccination-image';
import { ProtectedPicture } from '@camp/ui/protected-picture';

/** A camper's proof of vaccination, for holders of `data`. */
export function VaccinationImage({ camperId, name }: { camperId: string; name: string }) {
  return (
    <ProtectedPicture
      {...useVaccinationImage(camperId)}
      alt={`Proof of vaccination of ${name}`}
      className="camper-raw-data__picture"
    />
  );
}
