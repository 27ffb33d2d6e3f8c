import { FoldedNotice } from '@camp/ui/feedback/folded-notice';
import { Button } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { useState } from 'react';
import { savedAtAsText, type Draft } from './draft-store';

/** Says that a draft was restored, and offers to start over. */
export function DraftNotice({ draft, onDiscard }: { draft: Draft; onDiscard: () => void }) {
  const [asks, setAsks] = useState(false);
  const { nameFirst } = draft.answers;
  return (
    <>
      <FoldedNotice data-print="hide" summary="Welcome back: your draft is here">
        <p>
          We restored your answers, last saved on this device {savedAtAsText(draft)}. Please choose any
          pictures again.{!draft.keepsMedical && ' Medical answers weren’t saved.'}
        </p>
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          Discard draft
        </Button>
      </FoldedNotice>
      <ConfirmDialog
        open={asks}
        confirmLabel="Discard draft"
        onCancel={() => setAsks(false)}
        onConfirm={onDiscard}
      >
        <p>
          The draft{typeof nameFirst === 'string' && nameFirst ? ` for ${nameFirst}` : ''} will be deleted
          from this device.
        </p>
      </ConfirmDialog>
    </>
  );
}
