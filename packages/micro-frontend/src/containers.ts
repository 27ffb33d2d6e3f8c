import type { AppName } from '@camp/contracts/registries/page';
import containers from '../containers.json';

/**
 * The remotes as the browser finds them: `container` is the name in the federation, `base` the path where the API serves
 * the remote's `dist/`. The webpack presets read the same file.
 */
export const containersOf = containers satisfies Record<AppName, object>;

/** The fixed name of a remote's entry file; everything else it loads carries a content hash. */
export const remoteEntryFile = 'remoteEntry.js';

/** The one module that a remote exposes. */
export const registerModule = 'register';
