import { library } from './run-node.mjs';

/** The arguments that check all types, and the rules that need types (docs/decisions/0122-types-by-oxlint.md). */
export const types = [library('oxlint/bin/oxlint')];

/** The arguments that check the format of all files (docs/decisions/0124-format-by-oxfmt.md). */
export const format = [library('oxfmt/bin/oxfmt'), '--check', '.'];

/** The arguments that find import cycles. */
export const cycles = [library('dependency-cruiser/bin/dependency-cruise.mjs'), '.'];
