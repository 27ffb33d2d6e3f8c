import { accessTokenKey } from '@camp/api-client/session';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import type { PaymentRecord } from '@camp/contracts/payment/payment-record';
import type { CurrentUser } from '@camp/contracts/user/operations';
import { fakeApi } from '@camp/testing/browser/fake-api';
import { camper, openCamp, parent } from '@camp/testing/browser/records';
import { renderPage } from '@camp/testing/browser/render-page';
import UserProfilePage from '../pages/user-profile-page';

/** The person who opens the profile. */
export const pat = parent();

/** The request for the records. */
export const related = `GET /data/user?id=${pat._id}`;

/** The family's data. */
export interface Situation {
  user?: CurrentUser;
  campers?: CamperRecord[];
  prior?: CamperRecord[];
  /** Records of earlier years, except campers. */
  priorWorkers?: { counselor: object[]; staff: object[] };
  /** Campers of all years. */
  every?: CamperRecord[];
  everyPayment?: PaymentRecord[];
  camp?: CurrentCamp;
  payments?: PaymentRecord[];
  counselors?: object[];
  applications?: object[];
  parents?: object[];
}

/** Opens the profile with the given data. */
export function open({
  user = pat,
  campers = [],
  prior = [],
  priorWorkers = { counselor: [], staff: [] },
  every = [...campers, ...prior],
  camp = openCamp(),
  payments = [],
  everyPayment = payments,
  counselors = [],
  applications = [],
  parents = [],
}: Situation) {
  localStorage.setItem(accessTokenKey, 'secret');
  const fake = fakeApi({
    'GET /user/current': { msg: user },
    'GET /camp/current': camp,
    'GET /parent/list?own=true': parents,
    [related]: {
      camper: campers,
      counselor: counselors.map((counselor) => ({ type: 'Counselor', ...counselor })),
      counselorApp: [],
      staff: applications.map((application) => ({ type: 'Staff', ...application })),
      payments,
    },
    [`${related}&historical=true`]: {
      camper: every,
      counselorApp: [],
      payments: everyPayment,
      ...priorWorkers,
    },
    [`GET /data/user/prior?id=${pat._id}`]: { camper: prior, ...priorWorkers },
  });
  return { ...renderPage(<UserProfilePage />, '/user/profile'), fake };
}

/** A camper of this year. */
export const registered = (values: Partial<CamperRecord>) => camper({ campYear: 2027, ...values });
