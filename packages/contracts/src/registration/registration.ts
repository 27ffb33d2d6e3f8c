import type { CamperFlags } from '../camper/flags';
import type { Wire } from '../forms/wire';
import type { ListQuery } from '../operations/replies';
import type { Signatures } from '../records/signatures';
import type { ContactPreference } from '../user/options';

/** What every reader of a registration without seats sees besides the form's fields. */
export interface RegistrationStanding {
  _id: string;
  userId: string;
  campYear: number;
  /** It came after the day on which it was due. */
  late: boolean;
  /** How many of the kind the account has in this camp, where it comes near the limit; told in the list of all only. */
  accountRegistrations?: number;
  /** How the account wants to be reached; told in the list of all only. */
  preferedContact?: ContactPreference;
  createdAt: string;
  updatedAt: string;
}

/**
 * The registration of somebody who comes to camp, as the API answers it. Medical fields, the flags and the picture's path
 * are present only for the owner and holders of `data` on the kind.
 */
export type PersonRegistration<Input extends { nameFirst: string; nameLast: string }> = RegistrationStanding &
  Partial<Wire<Input>> &
  Pick<Wire<Input>, 'nameFirst' | 'nameLast'> & {
    /** Path of the resized picture below `/api`, null without one. */
    covidVaccineImage?: string | null;
    flags?: CamperFlags;
    /** Who agreed to which text, and when. */
    signatures?: Signatures;
  };

/** Filters of such a list: each answer that is one of a few by its name. */
export interface RegistrationListQuery extends ListQuery {
  year?: number;
  /** A page that makes a file of them: it is written down as one. */
  purpose?: 'file';
  [answer: string]: string | number | undefined;
}
