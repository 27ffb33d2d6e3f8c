/** Id of the main landmark: the skip link's target, and the container of pages. */
export const mainId = 'main';
