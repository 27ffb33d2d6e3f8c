import type { Env } from '../env';
import type { Limits } from './rate-limiter';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits' windows; their figures come from the environment (docs/reliability.md, Limits). */
export function limitsOf(env: Env): Limits {
  return {
    login: { most: env.LIMIT_LOGIN, per: 15 * minute },
    loginByAddress: { most: env.LIMIT_LOGIN_ADDRESS, per: 15 * minute },
    loginByAccount: { most: env.LIMIT_LOGIN_ACCOUNT, per: hour },
    wrongLoginsNotice: { most: 1, per: day },
    addressChange: { most: env.LIMIT_ADDRESS_CHANGES, per: hour },
    linkByAddress: { most: env.LIMIT_LINKS_ADDRESS, per: hour },
    registerByAddress: { most: env.LIMIT_REGISTER_ADDRESS, per: hour },
    donate: { most: env.LIMIT_DONATIONS, per: hour },
    stripe: { most: env.LIMIT_STRIPE, per: minute },
    upload: { most: env.LIMIT_UPLOADS, per: minute },
    update: { most: env.LIMIT_UPDATES, per: hour },
    registration: { most: env.LIMIT_REGISTRATIONS, per: hour },
  };
}
