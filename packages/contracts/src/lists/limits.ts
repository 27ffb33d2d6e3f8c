/** Size limits of a list: entries per page, entries without paging, characters of a search. */
export const listLimits = { perPage: 200, withoutPaging: 5_000, search: 100 } as const;
