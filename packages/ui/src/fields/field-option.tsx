/** One choice of a select, radio or checkbox group. A plain string is both value and label. */
export type FieldOption = string | DescribedOption;

export interface DescribedOption {
  value: string;
  label: string;
  /** A line below the label; a select does not show it. */
  hint?: string;
  disabled?: boolean;
}

/** The long form of an option. */
export function readOption(option: FieldOption): DescribedOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
