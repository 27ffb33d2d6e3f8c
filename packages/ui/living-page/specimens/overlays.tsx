import { useState } from 'react';
import { Button, ButtonRow } from '../../src/actions/button';
import { ConfirmDialog } from '../../src/overlays/confirm-dialog';
import { Dialog } from '../../src/overlays/dialog';
import { Section } from '../../src/page/page-layout';
import { Tabs } from '../../src/content/tabs';
import { TextField } from '../../src/fields/text-field';
import { useToast } from '../../src/feedback/toast';
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
      <Specimen name="Tabs">
        <Tabs
          label="Records"
          tabs={[
            { id: 'this-year', label: 'This year', content: <p>Maya, Leo and Ana are registered.</p> },
            { id: 'prior-years', label: 'Prior Years', content: <p>Maya was here in 2025 and 2026.</p> },
            { id: 'payments', label: 'Payments', content: <p>One payment of $300.00.</p> },
          ]}
        />
      </Specimen>
    </Section>
  );
}
