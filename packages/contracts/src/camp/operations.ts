import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, ListQuery, Written } from '../operations/replies';
import type { CampPreview } from './preview';
import type { CampDirectors, CampInput } from './record';

/** A camp year. Its directors are included for the current camp, and for people who may edit camps. */
export interface CampRecord extends Omit<Wire<CampInput>, keyof CampDirectors>, Partial<CampDirectors> {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** Decided by the server's clock (docs/calls.md). */
  registrationOpen: boolean;
}

/** The current camp, with the facts for visitors before they register. */
export interface CurrentCamp extends Omit<CampRecord, keyof CampDirectors>, CampDirectors {
  /** Whether new registrations join the waitlist. At most five seconds old. */
  isFull: boolean;
  /** When registration opens next, for this camp or a later one. Null while it is open or if no day is known. */
  nextOpening: string | null;
}

// Camps (docs/product/camp.md). The home page loads this file, and anything not marked pure would stay in its bundle.

export const current = /* @__PURE__ */ operation<Record<never, never>, CurrentCamp>(
  'GET /camp/current',
  'public',
  {
    shared: true,
  },
);

export const list = /* @__PURE__ */ operation<{ query?: ListQuery }, CampRecord[]>(
  'GET /camp/list',
  'public',
  {
    shared: true,
  },
);

export const read = /* @__PURE__ */ operation<{ params: ById }, CampRecord>('GET /camp/read/:id', 'public', {
  shared: true,
});

export const create = /* @__PURE__ */ operation<{ body: Partial<Wire<CampInput>> }, Written<CampRecord>>(
  'POST /camp/create',
  may('create', 'camp'),
  { status: 201 },
);

export const update = /* @__PURE__ */ operation<
  { params: ById; body: Partial<Wire<CampInput>> },
  Written<CampRecord>
>('POST /camp/update/:id', may('edit', 'camp'));

/** A preview of a camp as families will see it on a given day. It doesn't change the live site. */
export const preview = /* @__PURE__ */ operation<{ params: ById; query?: { date?: string } }, CampPreview>(
  'GET /camp/preview/:id',
  may('edit', 'camp'),
);
