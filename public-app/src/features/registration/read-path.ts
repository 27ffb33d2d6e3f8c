import type { PriorRecords } from '@camp/contracts/related-records/operations';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';

/** A registration of any kind, as its owner reads it. */
export type Registration = PriorRecords[keyof PriorRecords][number];

const pages = {
  Camper: guardedPages.camperRead,
  Counselor: guardedPages.counselorRead,
  Staff: guardedPages.staffRead,
} as const satisfies Record<Registration['type'], object>;

/** Where what was submitted is read whole. */
export const readPathOf = ({ type, _id: id }: Registration): string => addressOf(pages[type], { id });
