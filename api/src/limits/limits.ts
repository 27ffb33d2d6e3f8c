import type { Env } from '../env';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A number of calls within a window. */
interface Limit {
  most: number;
  /** Length of the window in seconds. */
  per: number;
}

/** The windows of the limits. The environment sets their numbers (docs/reliability.md, Limits). */
export const limitsOf = (env: Env) =>
  ({
    /** Wrong logins per account and network address, or per account and known device. */
    login: { most: env.LIMIT_LOGIN, per: 15 * minute },
    /** Wrong logins per network address, for any account. */
    loginByAddress: { most: env.LIMIT_LOGIN_ADDRESS, per: 15 * minute },
    /** Wrong logins per account, from any address. */
    loginByAccount: { most: env.LIMIT_LOGIN_ACCOUNT, per: hour },
    /** Wrong codes of a second factor per account, over all its logins. */
    secondFactor: { most: env.LIMIT_SECOND_FACTOR, per: 15 * minute },
    /** Emails about wrong logins to the owner of an account. */
    wrongLoginsNotice: { most: 1, per: day },
    /** Unknown access tokens per network address. */
    badToken: { most: env.LIMIT_BAD_TOKENS, per: 15 * minute },
    /** New addresses that an account requests. */
    addressChange: { most: env.LIMIT_ADDRESS_CHANGES, per: hour },
    /** Emailed links that a network address requests. */
    linkByAddress: { most: env.LIMIT_LINKS_ADDRESS, per: hour },
    /** Sign-ups per network address. */
    registerByAddress: { most: env.LIMIT_REGISTER_ADDRESS, per: hour },
    /** Checkouts for gifts per network address. */
    donate: { most: env.LIMIT_DONATIONS, per: hour },
    /** Requests to Stripe per account. */
    stripe: { most: env.LIMIT_STRIPE, per: minute },
    /** Files per user. */
    upload: { most: env.LIMIT_UPLOADS, per: minute },
    /** Changes of records per account. */
    update: { most: env.LIMIT_UPDATES, per: hour },
    /** Archives of the family's data per account. */
    download: { most: env.LIMIT_DOWNLOADS, per: hour },
    /** Tests of an email's words per account. */
    testMails: { most: env.LIMIT_TEST_MAILS, per: hour },
    /** Registrations sent per account. */
    registration: { most: env.LIMIT_REGISTRATIONS, per: hour },
  }) satisfies Record<string, Limit>;

/** Every limit with its numbers. */
export type Limits = ReturnType<typeof limitsOf>;
