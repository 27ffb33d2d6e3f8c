/** Chosen records that one call for a file names: its address stays short enough for every proxy. */
export const mostChosenPerFile = 100;

/** What a list's file takes besides the list's own query. */
export interface FileQuery {
  /** Names of columns with commas between them; all that the person may see where absent. */
  columns?: string;
  /** Ids with commas between them: only these of what the query finds. */
  records?: string;
}
