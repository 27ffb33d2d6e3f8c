import type { KeyPair } from '@camp/runtime/key-pair';
import { violationInWords } from './check-restored';
import type { MadeBackup } from './make-backup';
import { recordsIn } from './read-database';
import type { Restored } from './restore-backup';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const inGmt = (moment: Date) => `${moment.toISOString().slice(0, 16).replace('T', ' ')} (GMT)`;

/** What a person reads who made a key. */
export const keyText = ({ identity, recipient }: KeyPair) =>
  [
    `Secret key: ${identity}`,
    `Public key: ${recipient}`,
    'Store the secret key in your password manager, not on this server. It isn’t shown again, and no backup opens without it.',
    'Add the public key to BACKUP_RECIPIENTS.',
  ].join('\n');

/** What a person reads who made a backup. */
export const madeText = ({
  file,
  bytes,
  counts,
  testedAt,
  copiedAt,
  copyProblem,
  deleted,
  inTheClear,
}: MadeBackup) =>
  [
    `Made ${file} (${megabytes(bytes)}): ${recordsIn(counts)} records, ${counts.images ?? 0} of them pictures.`,
    testedAt
      ? 'Tested: the backup was restored into a scratch database, all records came back, and it passed its checks.'
      : 'Not tested, because BACKUP_TEST_KEY_FILE isn’t set.',
    ...(copiedAt ? ['Copied to BACKUP_S3_URL.'] : []),
    ...(copyProblem ? [copyProblem] : []),
    ...(deleted.length > 0 ? [`Deleted ${deleted.join(', ')}.`] : []),
    ...(inTheClear.length > 0
      ? [
          `These backups are older than the encryption of medical answers and notes. Delete them: ${inTheClear.join(', ')}.`,
        ]
      : []),
  ].join('\n');

/** What a person reads who exported everything. @param file - its path */
export const exportedText = (file: string) =>
  [
    `Made ${file}. It has all records as CSV and JSON files, with medical answers, and all pictures.`,
    'Your secret key opens it: age --decrypt --identity <file of the key> --output camp.zip <this file>',
    'Delete it once you have moved it. It never expires.',
  ].join('\n');

function erasedText(erased: Restored['erased']): string {
  if (!erased) return 'Families who were erased since the backup are back, because of --no-erasures.';
  const cut = erased.unreadable > 0 ? ` ${erased.unreadable} cut-off lines of the file were skipped.` : '';
  return `Erased again: ${erased.ids} records of erasures.jsonl.${cut}`;
}

/** What a person reads who restored a backup. */
export const restoredText = ({ madeAt, records, heldEvents, findings, erased, keyIds }: Restored) =>
  [
    `Restored ${records} records as they were at ${inGmt(madeAt)}. All sessions have ended, and all access tokens are revoked.`,
    erasedText(erased),
    ...findings.map((finding) =>
      finding.violations === 0 ? `Right: ${finding.statement}` : violationInWords(finding),
    ),
    ...(keyIds.length > 0
      ? [`The medical answers need the key ${keyIds.join(' and ')} in MEDICAL_KEY of the site.`]
      : []),
    'The database is held: the site sends no email, makes no refund and writes nothing to Stripe.',
    `${heldEvents} events weren’t done when the backup was made.`,
    'Start the site, log in, and select “Check now” on the payments page. Then run: npm run admin -- release',
  ].join('\n');
