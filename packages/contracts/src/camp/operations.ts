import type { Wire } from '../forms/wire';
import { operation } from '../operations/operation';
import type { ById, ListQuery } from '../operations/replies';
import type { CampInput } from './schemas';

/** One camp year. */
export interface CampRecord extends Wire<CampInput> {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** Decided by the server's clock (contract.md). */
  registrationOpen: boolean;
}

/** The current camp, and what visitors are told while nobody can register. */
export interface CurrentCamp extends CampRecord {
  /** When registration opens next, of this camp or a later one; null while it is open and where no day is known. */
  nextOpening: string | null;
}

// Camps (product.md sections 4 and 7).

export const current = operation<Record<never, never>, CurrentCamp>({
  method: 'GET',
  path: '/camp/current',
  access: 'public',
});

export const list = operation<{ query?: ListQuery }, CampRecord[]>({
  method: 'GET',
  path: '/camp/list',
  access: 'public',
});

export const read = operation<{ params: ById }, CampRecord>({
  method: 'GET',
  path: '/camp/read/:id',
  access: 'public',
});
