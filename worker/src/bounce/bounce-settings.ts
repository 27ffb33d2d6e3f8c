/** Where delivery reports arrive. */
export interface BounceSettings {
  /** BOUNCE_ADDRESS. */
  address: string;
  /** BOUNCE_IMAP_URL. Undefined if nobody reads the mailbox. */
  mailboxUrl?: string | undefined;
}
