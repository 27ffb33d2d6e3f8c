/** Id of the main landmark: where the skip link leads and where pages are shown. */
export const mainId = 'main';
