import type { Bench } from './bench';
import { budgets } from './cpu/budgets';
import { campCurrent } from './camp-current/camp-current';
import { claims } from './claims/claims';
import { create } from './create/create';
import { earlyRefusals } from './early-refusals/early-refusals';
import { growth } from './growth/growth';
import { mails } from './mails/mails';
import { opening } from './rush/opening';
import { protections } from './protections/protections';
import { resizing } from './pictures/pictures';
import { login } from './login/login';
import { loginFlood } from './login-flood/login-flood';
import { sameTime } from './same-time/same-time';
import { slowDatabase } from './slow-database/slow-database';
import { start } from './start/start';
import { text } from './text/text';

/** Every subject, by the name that `npm run bench -- <name>` takes. */
export const benches: Readonly<Record<string, Bench>> = {
  text,
  'early-refusals': earlyRefusals,
  'login-flood': loginFlood,
  'same-time': sameTime,
  P1: create,
  P2: campCurrent,
  P3: login,
  P7: mails,
  P8: resizing,
  P9: opening,
  P10: claims,
  P11: protections,
  P12: start,
  cpu: budgets,
  growth,
  'slow-database': slowDatabase,
};
