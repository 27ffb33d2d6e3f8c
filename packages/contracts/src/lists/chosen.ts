/** Maximum selected records in one download call, so that its address is short enough for every proxy. */
export const mostChosenPerFile = 100;

/** Parameters of a list's file besides the list's own query. */
export interface FileQuery {
  /** Column names, comma-separated. Default: all columns that the person may see. */
  columns?: string;
  /** Record ids, comma-separated: limits the file to these records. */
  records?: string;
}
