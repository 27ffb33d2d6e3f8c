import type { CamperFlags } from '../camper/flags';
import type { Wire } from '../forms/wire';
import type { ListQuery } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { ContactPreference } from '../user/options';

/** Fields of a registration without seats that every reader sees, besides the form's. */
export interface RegistrationStanding {
  _id: string;
  userId: string;
  campYear: number;
  /** Whether it arrived after the due date. */
  late: boolean;
  /**
   * Number of this account's registrations of the kind in this camp, if near the limit. Only in administrators' lists.
   */
  accountRegistrations?: number;
  /** How the account wants to be contacted. Only in administrators' lists. */
  preferedContact?: ContactPreference;
  createdAt: string;
  updatedAt: string;
}

/**
 * A registration as the API returns it. Medical fields, flags and the picture's path are present only for the owner and
 * holders of `data` on the kind.
 */
export type PersonRegistration<Input extends { nameFirst: string; nameLast: string }> = RegistrationStanding &
  Partial<Wire<Input>> &
  Pick<Wire<Input>, 'nameFirst' | 'nameLast'> & {
    /** Path of the resized picture below `/api`. Null without a picture. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
    /** When its medical answers were deleted after camp. Only for readers of medical answers. */
    medicalDeletedAt?: string;
    /** Who agreed to which text, and when. */
    signatures?: Signatures;
  };

/** Filters of the list. Each multiple-choice answer filters by its name. */
export interface RegistrationListQuery extends ListQuery {
  year?: number;
  /** Whether the page exports the response as a file. It is audited as a download. */
  purpose?: 'file';
  [answer: string]: string | number | undefined;
}
