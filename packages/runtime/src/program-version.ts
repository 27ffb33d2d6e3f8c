import runtimePackage from '../package.json';

/** The version of the release. All packages of the workspace have the same. */
export const programVersion = runtimePackage.version;
