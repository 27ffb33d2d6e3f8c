import type { ListFilter } from './list';

/** Whether the vaccination is proved, of every list of people who come to camp. */
export const proofFilter = {
  name: 'proof',
  label: 'Proof of vaccination',
  visibility: 'medical',
  options: [
    { value: 'Yes', label: 'Uploaded' },
    { value: 'No', label: 'Missing' },
    { value: 'unreadable', label: 'Can’t be read' },
  ],
} as const satisfies ListFilter;
