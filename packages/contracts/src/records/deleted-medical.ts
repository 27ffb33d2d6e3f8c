import { shownDay } from './submitted-parts';

/** A registration whose medical answers may be deleted. */
export interface MayLackMedical {
  /** When its medical answers were deleted after camp. Absent while it has them. ISO text or Date. */
  medicalDeletedAt?: string | Date | undefined;
}

/**
 * What is shown instead of each deleted medical answer, since a blank would read as a No.
 *
 * @param record as the API returns it or the database stores it
 * @returns undefined while the record has its answers
 */
export function deletedMedical(record: object): string | undefined {
  const { medicalDeletedAt } = record as MayLackMedical;
  return medicalDeletedAt ? `Deleted on ${shownDay(medicalDeletedAt)}` : undefined;
}
