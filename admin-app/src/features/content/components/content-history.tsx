import { formatTime } from '@camp/contracts/camp/moments';
import type { ContentRecord, ContentVersion } from '@camp/contracts/content/operations';
import type { ContentSource } from '@camp/contracts/content/schema-of-content';
import { contentSubjects } from '@camp/contracts/content/subjects';
import { Button } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { Section } from '@camp/ui/page/page-layout';
import { useState } from 'react';
import { changesBetween } from '../words';

interface ContentHistoryProps {
  record: ContentRecord;
  /** The version that is in the form. */
  current: number;
  /** The form has unsaved words, which a restored version would replace. */
  hasUnsavedWork: boolean;
  /** Saves the version as the next one. */
  onRestore: (version: ContentVersion) => void;
}

/** The saved versions of a subject, newest first. */
export function ContentHistory({ record, current, hasUnsavedWork, onRestore }: ContentHistoryProps) {
  const { subject, versions, defaults } = record;
  const { isSigned } = contentSubjects[subject];
  const [asked, setAsked] = useState<ContentVersion>();
  const restore = (version: ContentVersion) => {
    setAsked(undefined);
    onRestore(version);
  };
  return (
    <Section id="history" title="History">
      {versions.length === 0 && <p>Nobody has changed these words yet.</p>}
      <ol className="camp-plain-list camp-stack">
        {versions.map((one, index) => {
          const { version, source, savedAt, savedBy } = one;
          // The oldest versions aren't stored forever.
          const before = version === 1 ? defaults : versions[index + 1]?.source;
          return (
            <li key={version}>
              <p>
                <strong>Version {version}</strong>{' '}
                <span className="camp-note">
                  {savedBy ?? 'A deleted account'} · <time dateTime={savedAt}>{formatTime(savedAt)}</time>
                </span>
              </p>
              {before && <Changes subject={subject} before={before} after={source} />}
              {version !== current && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Restore this version: ${version}`}
                  onClick={() => (hasUnsavedWork || isSigned ? setAsked(one) : restore(one))}
                >
                  Restore this version
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        confirmLabel="Restore this version"
        onConfirm={() => asked && restore(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {hasUnsavedWork && <p>You haven’t saved your changes. Version {asked?.version} will replace them.</p>}
        {isSigned && <p>Everyone who agreed to this is asked again.</p>}
      </ConfirmDialog>
    </Section>
  );
}

interface ChangesProps extends Pick<ContentRecord, 'subject'> {
  before: ContentSource;
  after: ContentSource;
}

/** What a version changed, compared once it is opened. */
function Changes({ subject, before, after }: ChangesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const changes = isOpen ? changesBetween(contentSubjects[subject], before, after) : [];
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Show changes</summary>
      <dl className="content-changes camp-stack">
        {changes.map((change) => (
          <div key={change.label}>
            <dt>{change.label}</dt>
            <dd>
              <span className="camp-note">Before:</span> {change.before || '–'}
            </dd>
            <dd>
              <span className="camp-note">After:</span> {change.after || '–'}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
