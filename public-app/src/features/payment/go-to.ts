/** Navigates to another site, such as the hosted checkout. It has its own module so that tests can replace it. */
export const goTo = (address: string): void => window.location.assign(address);
