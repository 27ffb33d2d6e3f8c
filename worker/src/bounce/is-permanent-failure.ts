/** A message as the mail server returns it. */
export interface Report {
  /** The headers, as they were received. */
  headers: string;
  /** The second part, which says what happened (RFC 3464). */
  status: string;
}

/**
 * Whether a message reports that an email will never arrive. Mail servers also report delays, and people answer emails.
 */
export function isPermanentFailure({ headers, status }: Report): boolean {
  const type = /^content-type:(.*)$/im.exec(unfolded(headers))?.[1] ?? '';
  if (!/^\s*multipart\/report\b/i.test(type) || !/report-type="?delivery-status\b/i.test(type)) return false;
  const fields = unfolded(status);
  return /^action:\s*failed\b/im.test(fields) && /^status:\s*5\.\d{1,3}\.\d{1,3}\b/im.test(fields);
}

/** A field goes on in the next line if that starts with a space. */
const unfolded = (text: string) => text.replace(/\r?\n[ \t]+/g, ' ');
