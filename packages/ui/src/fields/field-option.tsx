/** An option of a select, radio or checkbox group. A plain string is both value and label. */
export type FieldOption = string | DescribedOption;

export interface DescribedOption {
  value: string;
  label: string;
  /** A line below the label. Selects don't show hints. */
  hint?: string;
  disabled?: boolean;
}

/** Normalizes an option to its long form. */
export function readOption(option: FieldOption): DescribedOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
