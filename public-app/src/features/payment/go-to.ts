/** Leaves for another address, such as the hosted checkout; a module of its own because tests have no other pages. */
export const goTo = (address: string): void => window.location.assign(address);
