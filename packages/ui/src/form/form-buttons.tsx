import { Button, ButtonRow } from '../actions/button';

interface FormButtonsProps {
  /** The submit button's label: a verb. */
  submit: string;
  busy: boolean;
  onCancel: () => void;
}

/** The buttons of a small form: Cancel, then submit. */
export const FormButtons = ({ submit, busy, onCancel }: FormButtonsProps) => (
  <ButtonRow>
    <Button variant="quiet" onClick={onCancel}>
      Cancel
    </Button>
    <Button type="submit" variant="pine" busy={busy}>
      {submit}
    </Button>
  </ButtonRow>
);
