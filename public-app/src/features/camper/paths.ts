import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';

/** What was submitted for one camper. @param id of the registration */
export const camperReadPath = (id: string): string => addressOf(guardedPages.camperRead, { id });

/** Where a registration is changed. @param id of the registration */
export const camperEditPath = (id: string): string => addressOf(guardedPages.camperEdit, { id });
