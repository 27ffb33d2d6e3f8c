import type { FilterOption } from './list';

/** The filter by what stands of a record, which every list shows first. */
export const statusFilter = <const Options extends readonly FilterOption[]>(options: Options) =>
  ({ name: 'status', label: 'Status', visibility: 'open', always: true, options }) as const;
