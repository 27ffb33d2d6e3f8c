import type { AppName } from '@camp/contracts/registries/page';
import containers from '../containers.json';

/** A remote as the browser finds it: its name in the federation and where its files are served. */
export interface Container {
  container: string;
  /** Path with a slash at both ends; the API serves the remote's `dist/` there. */
  base: string;
}

/** The remotes; the webpack presets read the same file. */
export const containersOf: Readonly<Record<AppName, Container>> = containers;

/** The fixed name of a remote's entry file; everything else it loads carries a content hash. */
export const remoteEntryFile = 'remoteEntry.js';

/** The one module that a remote exposes. */
export const registerModule = 'register';
