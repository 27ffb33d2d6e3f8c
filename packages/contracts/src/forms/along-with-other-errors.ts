/** Runs although other fields are wrong, so that every error is told at once. */
export const alongWithOtherErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
