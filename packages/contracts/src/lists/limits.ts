/** How much of a list goes at once: entries of a page, entries of one that is not paged, characters of a search. */
export const listLimits = { perPage: 200, withoutPaging: 5_000, search: 100 } as const;
