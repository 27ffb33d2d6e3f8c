import { pages } from '@camp/contracts/registries/pages';
import { generatePath } from 'react-router-dom';

/** The profile of one user. @param id of the user; the current one without */
export const profilePath = (id?: string): string => generatePath(pages.userProfile.path, { id });

/** The edit page of one user. @param id of the user; the current one without */
export const userEditPath = (id?: string): string => generatePath(pages.userEdit.path, { id });
