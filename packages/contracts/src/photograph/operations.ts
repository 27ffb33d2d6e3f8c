import { may, operation } from '../operations/operation';
import type { ById, Done, Written } from '../operations/replies';
import type { Photograph } from './photograph';

/**
 * `processing` until the worker has made the pictures, `failed` if it can't read the file. `shown` to visitors, or
 * `hidden`.
 */
export type PhotographState = 'processing' | 'failed' | 'shown' | 'hidden';

/** A photograph as its editors see it. */
export interface PhotographRecord {
  _id: string;
  /** Of the uploaded file. */
  name: string;
  state: PhotographState;
  /** Empty until somebody describes it. */
  alt: string;
  /** That everyone in it agreed. Null until somebody confirms it. */
  consent: PhotographConsent | null;
  inGallery: boolean;
  onHome: boolean;
  /** Null until the worker has made it. */
  picture: Photograph | null;
  createdAt: string;
}

/** Who confirmed, and when. */
export interface PhotographConsent {
  /** Name of the administrator. Null if the account is gone. */
  by: string | null;
  confirmedAt: string;
}

/** What an editor changes. Absent fields stay as they are. */
export interface PhotographChange {
  alt?: string;
  consent?: boolean;
  inGallery?: boolean;
  onHome?: boolean;
}

const mayEdit = may('edit-all', 'content');

// Photographs of camp (docs/decisions/0097-photographs.md).

/** Those of the gallery, for visitors. */
export const list = operation<Record<never, never>, Photograph[]>('GET /photograph/list', 'public', {
  shared: true,
});

/** All of them, whatever their state. */
export const all = operation<Record<never, never>, PhotographRecord[]>('GET /photograph/all', mayEdit);

/** The smallest picture, also of one that is hidden. */
export const picture = operation<{ params: ById }, Uint8Array>('GET /photograph/picture/:id', mayEdit, {
  binary: 'image/webp',
});

export const create = operation<{ body: { name?: string } }, Written<PhotographRecord>>(
  'POST /photograph/create',
  mayEdit,
  { status: 201, file: 'image' },
);

export const update = operation<{ params: ById; body: PhotographChange }, Written<PhotographRecord>>(
  'POST /photograph/update/:id',
  mayEdit,
);

/** Takes all ids in their new order. */
export const order = operation<{ body: { photographs: string[] } }, Done>('POST /photograph/order', mayEdit);

const deletePhotograph = operation<{ params: ById }, Done>('DELETE /photograph/delete/:id', mayEdit);
export { deletePhotograph as delete };
