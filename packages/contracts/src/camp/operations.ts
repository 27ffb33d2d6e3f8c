import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, ListQuery, Written } from '../operations/replies';
import type { CampPreview } from './preview';
import type { CampDirectors, CampInput } from './record';

/** One camp year. Its directors are there of the current camp, and for who edits camps. */
export interface CampRecord extends Omit<Wire<CampInput>, keyof CampDirectors>, Partial<CampDirectors> {
  _id: string;
  createdAt: string;
  updatedAt: string;
  /** Decided by the server's clock (docs/calls.md). */
  registrationOpen: boolean;
}

/** The current camp, and what visitors are told before they register. */
export interface CurrentCamp extends Omit<CampRecord, keyof CampDirectors>, CampDirectors {
  /** Who registers now joins the waitlist; at most five seconds old. */
  isFull: boolean;
  /** When registration opens next, of this camp or a later one; null while it is open and where no day is known. */
  nextOpening: string | null;
}

// Camps (docs/product/camp.md). The home page loads this file: a right that is not marked pure would keep its call in it.

export const current = operation<Record<never, never>, CurrentCamp>({
  method: 'GET',
  path: '/camp/current',
  access: 'public',
  shared: true,
});

export const list = operation<{ query?: ListQuery }, CampRecord[]>({
  method: 'GET',
  path: '/camp/list',
  access: 'public',
  shared: true,
});

export const read = operation<{ params: ById }, CampRecord>({
  method: 'GET',
  path: '/camp/read/:id',
  access: 'public',
  shared: true,
});

export const create = operation<{ body: Partial<Wire<CampInput>> }, Written<CampRecord>>({
  method: 'POST',
  path: '/camp/create',
  access: /* @__PURE__ */ may('create', 'camp'),
  status: 201,
});

export const update = operation<{ params: ById; body: Partial<Wire<CampInput>> }, Written<CampRecord>>({
  method: 'POST',
  path: '/camp/update/:id',
  access: /* @__PURE__ */ may('edit', 'camp'),
});

/** A camp as families see it on a chosen day; never the live site. */
export const preview = operation<{ params: ById; query?: { date?: string } }, CampPreview>({
  method: 'GET',
  path: '/camp/preview/:id',
  access: /* @__PURE__ */ may('edit', 'camp'),
});
