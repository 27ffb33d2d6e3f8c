import { useState } from 'react';
import { Button, ButtonRow } from '@camp/ui/actions/button';
import { ConfirmDialog } from '@camp/ui/overlays/confirm-dialog';
import { Dialog } from '@camp/ui/overlays/dialog';
import { Section } from '@camp/ui/page/page-layout';
import { TextField } from '@camp/ui/fields/text-field';
import { useToast } from '@camp/ui/feedback/toast';
import { Specimen } from '../specimen';

export function OverlaySpecimens() {
  const [asking, setAsking] = useState(false);
  const [editing, setEditing] = useState(false);
  const toast = useToast();
  return (
    <Section id="overlays" title="Dialogs and tabs">
      <Specimen name="Dialogs">
        <ButtonRow>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Delete registration
          </Button>
          <Button variant="quiet" onClick={() => setEditing(true)}>
            Rename role
          </Button>
        </ButtonRow>
        <ConfirmDialog
          open={asking}
          confirmLabel="Delete registration"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            toast.success('Registration deleted.');
          }}
        >
          The registration of <strong>Maya Torres</strong> for 2027 will be deleted, and her place offered to
          the next on the waitlist.
        </ConfirmDialog>
        <Dialog
          open={editing}
          onClose={() => setEditing(false)}
          title="Rename role"
          actions={
            <>
              <Button variant="quiet" onClick={() => setEditing(false)}>
                Cancel
              </Button>
              <Button onClick={() => setEditing(false)}>Save</Button>
            </>
          }
        >
          <TextField label="Role name" name="roleName" defaultValue="nurse" data-autofocus />
        </Dialog>
      </Specimen>
    </Section>
  );
}
