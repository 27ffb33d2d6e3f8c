/** Maximum number of photographs. */
export const photographLimit = 200;

/** The home page shows the first ones that are chosen for it. */
export const homePhotographLimit = 4;

/** Maximum characters of a photograph's description. */
export const descriptionLimit = 300;

/** Maximum characters of a file's name. */
export const fileNameLimit = 100;
