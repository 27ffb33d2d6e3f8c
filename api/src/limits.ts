import type { Env } from './env';
import type { Limits } from './http/rate-limiter';

const minute = 60;
const hour = 60 * minute;

/** The limits' windows; their figures come from the environment (reliability-and-security.md, Brute force). */
export function limitsOf(env: Env): Limits {
  return {
    login: { most: env.LIMIT_LOGIN, per: 15 * minute },
    mailedLink: { most: env.LIMIT_MAILED_LINKS, per: hour },
    registerByEmail: { most: env.LIMIT_REGISTER_EMAIL, per: hour },
    registerByAddress: { most: env.LIMIT_REGISTER_ADDRESS, per: hour },
    donate: { most: env.LIMIT_DONATIONS, per: hour },
    upload: { most: env.LIMIT_UPLOADS, per: minute },
  };
}
