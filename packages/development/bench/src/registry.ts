import type { Bench } from './bench';
import { campCurrent } from './camp-current/camp-current';
import { claims } from './claims/claims';
import { create } from './create/create';
import { earlyRefusals } from './early-refusals/early-refusals';
import { growth } from './growth/growth';
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
  P10: claims,
  P12: start,
  growth,
  'slow-database': slowDatabase,
};
