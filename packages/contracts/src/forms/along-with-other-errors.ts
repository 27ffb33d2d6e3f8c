/** Runs a check even if other fields are wrong, so that all errors are reported at once. */
export const alongWithOtherErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
