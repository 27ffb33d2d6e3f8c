/** Navigates to another site, such as the hosted checkout. In a module of its own so that tests can replace it. */
export const goTo = (address: string): void => window.location.assign(address);
