import type { DoctorEnv } from '../env';

/** The site's address without a trailing slash, or undefined if it is not set. */
export const siteAddress = ({ PUBLIC_URL }: DoctorEnv): string | undefined => PUBLIC_URL?.replace(/\/$/, '');
