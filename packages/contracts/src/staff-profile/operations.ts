import type { Wire } from '../forms/wire';
import { may, operation } from '../operations/operation';
import type { ById, Done, ListQuery, Written } from '../operations/replies';
import type { StaffProfileInput } from './record';

/** State of a profile's picture. The worker creates the square renditions from the upload. */
export type StaffImageState = 'none' | 'pending' | 'ready' | 'failed';

/** The form's data. The server validates all fields and ignores `userId`, which is sent as specified. */
export type StaffProfileForm = Partial<Record<keyof Wire<StaffProfileInput> | 'userId', string | number>>;

/** An entry of Meet the Staff (docs/product/staff-profile.md). */
export interface StaffProfileRecord extends Wire<StaffProfileInput> {
  _id: string;
  /**
   * Path of the 200 px picture, which isn't below `/api`. Null without a picture. The path responds with 404 until
   * `imageState` is `ready`.
   */
  imageUrl: string | null;
  imageState: StaffImageState;
  /** A tiny blurred placeholder as a data URL. */
  imagePlaceholder: string | null;
  createdAt: string;
  updatedAt: string;
}

const mayEdit = may('edit-all', 'staff-about');
const file = { file: 'image', anyFile: true } as const;

// Staff profiles (docs/product/staff-profile.md).

export const list = operation<{ query?: ListQuery }, StaffProfileRecord[]>(
  'GET /staff-about/list',
  'public',
  { shared: true },
);

export const create = operation<{ body: StaffProfileForm }, Written<StaffProfileRecord>>(
  'POST /staff-about/create',
  mayEdit,
  { status: 201, ...file },
);

export const update = operation<{ params: ById; body: StaffProfileForm }, Written<StaffProfileRecord>>(
  'POST /staff-about/update/:id',
  mayEdit,
  { ...file },
);

const deleteStaffProfile = operation<{ params: ById }, Done>('DELETE /staff-about/delete/:id', mayEdit);
export { deleteStaffProfile as delete };
