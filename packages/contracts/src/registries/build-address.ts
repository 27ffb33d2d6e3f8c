/** Where the server names the build that it serves, as `{build}`. */
export const buildAddress = '/build.json';

/** Name of the page's `meta` element with the build that it came from. */
export const buildMeta = 'build';
