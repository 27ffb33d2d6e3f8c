/** Whether two texts are one address to the API, which does not heed their case. */
export const isSameAddress = (email: string, other: string | undefined) =>
  email.trim().toLowerCase() === other?.toLowerCase();
