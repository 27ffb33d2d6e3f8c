import { campContent } from '../content/camp';
import { namesAt } from '../records/names';
import type { Paid } from './operations';
import { camperRecord } from './record';

/** The person who wants to change a registration, and its status. */
export interface ChangeOfCamper {
  /** Whether the person holds `edit-all` on camper. */
  editsAll: boolean;
  /** Whether the person owns the registration, or holds `data` on camper. */
  seesMedical: boolean;
  paid: Paid;
  /** Date of the registration's camp: ISO text or Date. */
  startDate: string | Date;
  now: Date;
  /** When the medical answers were deleted, if they were. */
  medicalDeletedAt?: string | Date | undefined;
}

/** Why an answer can't be changed anymore, as families read it. */
export const closedReasons = {
  begun: () => `Camp has started. To change something, please email ${campContent.contact.email}.`,
  paid: () =>
    `This registration is paid for, so only the medical answers can still be changed here. For anything else, please email ${campContent.contact.email}.`,
  deleted: () => 'These medical answers were deleted after camp, and can’t be changed anymore.',
  unseen: () => 'Only people who can see medical answers can change them.',
} as const;

const medical: ReadonlySet<string> = new Set(namesAt(camperRecord, 'medical'));

/**
 * Why an answer of a registration can't be changed by a person. Empty if it can. The browser shows and the server
 * enforces the same result.
 *
 * @param name of a field or detail
 */
export function closedToChange(
  name: string,
  { editsAll, seesMedical, paid, startDate, now, medicalDeletedAt }: ChangeOfCamper,
): string | undefined {
  if (medical.has(name) && !seesMedical) return closedReasons.unseen();
  if (medical.has(name) && medicalDeletedAt) return closedReasons.deleted();
  if (editsAll) return undefined;
  if (new Date(startDate) <= now) return closedReasons.begun();
  return paid === true && !medical.has(name) ? closedReasons.paid() : undefined;
}
