import { chosenNames, type Bench } from './bench';
import { backup } from './backup/backup';
import { campCurrent } from './camp-current/camp-current';
import { claims } from './claims/claims';
import { create } from './create/create';
import { growth } from './growth/growth';
import { login } from './login/login';
import { loginFlood } from './login-flood/login-flood';
import { mails } from './mails/mails';
import { resizing } from './pictures/pictures';
import { protections } from './protections/protections';
import { opening } from './rush/opening';
import { sameTime } from './same-time/same-time';
import { slowDatabase } from './slow-database/slow-database';
import { start } from './start/start';
import { text } from './text/text';

/** Every benchmark, by its name for `npm run bench -- <name>`. */
export const benches: Readonly<Record<string, Bench>> = {
  P1: create,
  P2: campCurrent,
  P3: login,
  P4: growth,
  P7: mails,
  P8: resizing,
  P9: opening,
  P10: claims,
  P11: protections,
  P12: start,
  P13: backup,
  text,
  'same-time': sameTime,
  'login-flood': loginFlood,
  'slow-database': slowDatabase,
};

/** Targets that another benchmark or command measures. */
const elsewhere: Readonly<Record<string, string>> = { P5: 'P4', P6: 'npm run check:web' };

/** The requested benchmarks, or all of them. @throws Error for an unknown name */
export function subjectNames(asked: readonly string[]): string[] {
  for (const name of asked)
    if (elsewhere[name]) throw new Error(`${name} is measured by ${elsewhere[name]}.`);
  return chosenNames(asked, benches);
}
