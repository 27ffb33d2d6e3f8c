import { notChecked, type Check as CheckWith, type Finding, type SystemTools } from '@camp/checks/check';
import type { DoctorEnv } from './env';

/** Each call fails with the codes of `node:dns`. */
export interface NameResolver {
  resolve4(name: string): Promise<string[]>;
  resolve6(name: string): Promise<string[]>;
  resolveTxt(name: string): Promise<string[][]>;
}

/** What the checks read. Tests inject their own. */
export interface Tools extends SystemTools {
  settings: DoctorEnv;
  /** Resolves names. `Resolver` of `node:dns/promises` is one. */
  resolver: NameResolver;
  /** Certificates to trust instead of the usual authorities, in PEM. */
  authorities?: string;
}

/** One check of an installation. `npm run doctor` runs all of them, with those of a running system. */
export type Check = CheckWith<Tools>;

/** For a check whose variable is not set. */
export const notSet = (variable: keyof DoctorEnv): Finding => notChecked(`${variable} is not set.`);
