import type { FirstChange } from './first-change';
import { newColumn } from './new-column';
import { newField } from './new-field';
import { newFilter } from './new-filter';
import { newKind } from './new-kind';
import { newMail } from './new-mail';
import { newPage } from './new-page';

/** The first changes in the root README. */
export const firstChanges: readonly FirstChange[] = [
  newField,
  newColumn,
  newFilter,
  newPage,
  newMail,
  newKind,
];
