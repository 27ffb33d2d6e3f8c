/** Parts of the shell's script. The HTML of pages that need one names its file (api/src/site/preloads.ts). */
export const parts = {
  otherPages: () => import(/* webpackChunkName: "other-routes" */ './other-routes'),
};
