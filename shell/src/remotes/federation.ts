import type { ModuleFederation } from '@module-federation/enhanced/runtime';

declare const __webpack_require__: { federation: { instance: ModuleFederation } };

/**
 * The federation runtime that the build puts on the page. Importing its package would add a second copy in another
 * module format, which is 14 kB of the first load.
 */
export const federation = (): ModuleFederation => __webpack_require__.federation.instance;
