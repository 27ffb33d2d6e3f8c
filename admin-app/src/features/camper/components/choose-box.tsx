interface ChooseBoxProps {
  /** Whom it chooses, for screen readers; the row says so to everybody else. */
  label: string;
  checked: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check box of the list, without words beside it. */
export function ChooseBox({ label, checked, onChoose }: ChooseBoxProps) {
  return (
    <label className="camp-choice camp-choice--single">
      <input
        type="checkbox"
        className="camp-choice__control"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
