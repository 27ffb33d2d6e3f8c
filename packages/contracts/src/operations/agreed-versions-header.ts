/** Header that says which versions of the texts to agree to the person has read (docs/calls.md, Agreements). */
export const agreedVersionsHeader = 'Agreed-Versions';
