import type { Migration } from './migration';
import { seatClaims } from './0001-seat-claims';
import { camperFlags } from './0002-camper-flags';

/** Every migration in its order; a new one goes to the end. */
export const allMigrations: readonly Migration[] = [seatClaims, camperFlags];
