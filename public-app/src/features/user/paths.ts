import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';

/** The profile of one user. @param id of the user. Defaults to the current one */
export const profilePath = (id?: string): string => addressOf(guardedPages.userProfile, { id });

/** The page that protects the person's own account. */
export const userSecurityPath = addressOf(guardedPages.userSecurity);

/** The edit page of one user. @param id of the user. Defaults to the current one */
export const userEditPath = (id?: string): string => addressOf(guardedPages.userEdit, { id });
