import type { Bench } from './bench';
import { earlyRefusals } from './early-refusals/early-refusals';
import { loginFlood } from './login-flood/login-flood';
import { sameTime } from './same-time/same-time';
import { text } from './text/text';

/** Every subject, by the name that `npm run bench -- <name>` takes. */
export const benches: Readonly<Record<string, Bench>> = {
  text,
  'early-refusals': earlyRefusals,
  'login-flood': loginFlood,
  'same-time': sameTime,
};
