import { camperForm } from '@camp/contracts/camper/form';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { ProblemError } from '../refusals/problem';
import type { StoredKind } from '../registration/registration-kind';

/** Campers among the kinds of registrations. */
export const camperKind = {
  subject: 'camper',
  name: 'Camper',
  form: camperForm,
  model: ({ Camper }) => Camper,
  image: 'camper',
} as const satisfies StoredKind<StoredCamper>;

/** The refusal of a second registration of the same child by the same account. */
export const duplicate = () =>
  new ProblemError('duplicate', 'This camper is already registered for this camp.');
