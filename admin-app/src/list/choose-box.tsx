import { useEffect, useRef } from 'react';

interface ChooseBoxProps {
  /** Whom it chooses, for screen readers; the row says so to everybody else. */
  label: string;
  checked: boolean;
  /** Some of those that it stands for are chosen. */
  isPartly?: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A check box of the list, without words beside it. */
export function ChooseBox({ label, checked, isPartly = false, onChoose }: ChooseBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className="list-choose">
      <input
        ref={box}
        type="checkbox"
        className="camp-choice__control"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
