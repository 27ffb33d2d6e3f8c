import type { CamperFlags } from '@camp/contracts/camper/flags';
import type { RecordKind } from '@camp/contracts/related-records/kinds';
import type { StoredPersonRegistration } from '@camp/database/registration/registration-paths';

/** What readers of medical answers see besides them. */
interface PresentedMedical {
  flags?: CamperFlags;
  covidVaccineImage?: string | null;
  medicalDeletedAt?: string;
}

/**
 * Presents the facts beside the medical answers. Deleted answers have no flags, since a flag that is off says No.
 *
 * @param flagsOf - computes the flags of a registration that has its answers
 */
export const presentMedical = (
  kind: RecordKind,
  { _id, imageId, medicalDeletedAt }: Pick<StoredPersonRegistration, '_id' | 'imageId' | 'medicalDeletedAt'>,
  flagsOf: () => CamperFlags,
): PresentedMedical =>
  medicalDeletedAt
    ? { medicalDeletedAt: medicalDeletedAt.toISOString() }
    : { flags: flagsOf(), covidVaccineImage: imageId ? `/${kind}/covid-image/${_id.toString()}` : null };
