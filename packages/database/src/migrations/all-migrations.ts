import type { Migration } from './migration';
import { seatClaims } from './0001-seat-claims';

/** Every migration in its order; a new one goes to the end. */
export const allMigrations: readonly Migration[] = [seatClaims];
