import { personKeyOf } from '@camp/contracts/camper/person-key';
import type { Registration } from './read-path';
import { RegisteredAlready } from './registered-already';

interface RegisteredThisYearProps {
  /** The registration that the form starts from, if any. */
  earlier: Registration | undefined;
  /** Those of the form's kind, of all years. */
  registrations: readonly Registration[];
  /** The year that is being registered for. */
  campYear: number;
}

/** Says at the head of a form that starts from an earlier registration that the same person is registered already. */
export function RegisteredThisYear({ earlier, registrations, campYear }: RegisteredThisYearProps) {
  const isOfYear = (registration: Registration) =>
    earlier !== undefined &&
    registration.campYear === campYear &&
    personKeyOf(registration) === personKeyOf(earlier);
  const registration = registrations.find(isOfYear);
  return registration ? <RegisteredAlready registration={registration} /> : null;
}
