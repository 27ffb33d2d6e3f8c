import { may, operation } from '../operations/operation';
import type { ListQuery, Written } from '../operations/replies';

/** An entry of the test form. */
export interface TestEntryRecord {
  _id: string;
  stuff: string;
  createdAt: string;
}

// The test form (docs/product/forms.md). It has no behavior.

export const create = operation<{ body: { stuff?: string } }, Written<TestEntryRecord>>(
  'POST /test/create',
  may('create', 'test'),
  { status: 201 },
);

export const list = operation<{ query?: ListQuery }, TestEntryRecord[]>(
  'GET /test/list',
  may(['view', 'view-all'], 'test'),
);
