import { savedPageContent } from '@camp/contracts/content/saved-content';
import { agreedVersionsHeader } from '@camp/contracts/operations/agreed-versions-header';
import { changedConfirmations, readVersions } from '@camp/contracts/records/agreed-versions';
import type { Fields, WithFields } from '@camp/contracts/records/names';
import { refreshContent } from '@camp/database/content/cached-content';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';

const changed =
  'This text has changed. Please read it again and check the box. If this message comes back, reload the page.';

/**
 * Refuses agreements to texts that the camp has changed since the person opened the form. The refusal has the camp's
 * words as they are now, so that the form can show the new text.
 *
 * @param sent the answers as they came, or checked
 * @param agreed the header with the versions that the person has read. Without it, the current ones
 * @throws ProblemError 409 `changed-text` with every changed text, 400 for a header that can't be read
 */
export async function refuseChangedTexts(
  { models }: Pick<Dependencies, 'models'>,
  record: WithFields<Fields>,
  sent: object,
  agreed: string | string[] | undefined,
): Promise<void> {
  if (agreed === undefined) return;
  const read = readVersions(String(agreed));
  if (!read)
    throw new ProblemError('malformed', `${agreedVersionsHeader} is a list such as “zeroConfirm=1”.`);
  await refreshContent(models);
  const errors = changedConfirmations(record, sent, read).map((path) => ({ path, message: changed }));
  if (errors.length > 0)
    throw new ProblemError('changed-text', changed, { errors, content: savedPageContent() });
}
