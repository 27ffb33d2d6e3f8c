import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';

/** A registration of any kind, as its owner sees it. */
export type Registration = PriorRecords[keyof PriorRecords][number];

const pages = {
  Camper: {
    create: guardedPages.camperCreate,
    edit: guardedPages.camperEdit,
    read: guardedPages.camperRead,
  },
  Counselor: {
    create: guardedPages.counselorCreate,
    edit: guardedPages.counselorEdit,
    read: guardedPages.counselorRead,
  },
  Staff: {
    create: guardedPages.staffCreate,
    edit: guardedPages.staffEdit,
    read: guardedPages.staffRead,
  },
} as const satisfies Record<Registration['type'], object>;

/** The form of a new registration that copies this one. */
export const againPathOf = ({ type, _id }: Registration): string =>
  `${pages[type].create.path}?copyFrom=${_id}`;

/** The page that edits the registration. */
export const editPathOf = ({ type, _id: id }: Registration): string => addressOf(pages[type].edit, { id });

/** The page that shows the registration in full. */
export const readPathOf = ({ type, _id: id }: Registration): string => addressOf(pages[type].read, { id });
